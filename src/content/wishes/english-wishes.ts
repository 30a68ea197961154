import { blessing } from './blessing.ts';
import { byAge } from './by-age.ts';
import { formal } from './formal.ts';
import { funny } from './funny.ts';
import { generic } from './generic.ts';
import { poetic } from './poetic.ts';
import { sweet } from './sweet.ts';
import type { LanguageWishes } from './wish-list.ts';

export const wishes: LanguageWishes = { byTone: { sweet, funny, formal, blessing, poetic }, byAge, generic };
