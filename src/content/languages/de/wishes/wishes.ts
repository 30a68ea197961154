import type { LanguageWishes } from '#content/wishes/wish-list.ts';
import { blessing } from './blessing.ts';
import { byAge } from './by-age.ts';
import { formal } from './formal.ts';
import { funny } from './funny.ts';
import { generic } from './generic.ts';
import { poetic } from './poetic.ts';
import { sweet } from './sweet.ts';

export const wishes: LanguageWishes = { byTone: { sweet, funny, formal, blessing, poetic }, byAge, generic };
