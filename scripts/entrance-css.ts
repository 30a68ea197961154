import { writeFileSync } from 'node:fs';
import { entranceCss } from '#card/motion/entrance-css.ts';

/** Writes `src/web/styles/entrance.css`: `node scripts/entrance-css.ts`, after a change in `src/card/motion`. */
writeFileSync(new URL('../src/web/styles/entrance.css', import.meta.url), entranceCss());
