import type { Catalog } from '../areas.ts';

export const catalog: Catalog = {};
