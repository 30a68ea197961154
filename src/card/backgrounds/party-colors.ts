import type { Color } from '#card/scene/scene.ts';

export const party: readonly Color[] = ['#f4694f', '#f6b02c', '#2f93a0', '#ee8aa2', '#6aa557', '#fff0cf'];
