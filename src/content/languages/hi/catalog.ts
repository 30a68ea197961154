import type { Catalog } from '../areas.ts';
import { messages as card } from './card.ts';
import { messages as cardPage } from './card-page.ts';
import { messages as errors } from './errors.ts';
import { messages as mail } from './mail.ts';

export const catalog: Catalog = { card, 'card-page': cardPage, errors, mail };
