import { createThread, type Thread } from '../../thread.ts';
import type { FontSubset, FontSubsetRequest } from './subset-font.ts';

/**
 * Makes the fonts of cards smaller, in a thread of its own: the fonts of one card take a tenth of a second. It stays for
 * long, because it has shaped the texts that stand around every card.
 */
export function createFontThread(): Thread<readonly FontSubsetRequest[], readonly FontSubset[]> {
  return createThread({
    code: new URL('./font-worker.ts', import.meta.url),
    workerData: null,
    answerTimeoutMs: 10_000,
    idleTimeoutMs: 10 * 60_000,
  });
}
