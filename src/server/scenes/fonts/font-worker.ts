import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../../thread.ts';
import { createFontSubsetter, type FontSubset, type FontTexts } from './subset-font.ts';

const subsetter = createFontSubsetter();

async function subsetAll(wanted: readonly FontTexts[]): Promise<readonly FontSubset[]> {
  const subset = await subsetter;
  const made: FontSubset[] = [];
  // One after the other: the compressor never answers two calls at its start.
  for (const texts of wanted) made.push(await subset(texts));
  return made;
}

parentPort?.on('message', (wanted: readonly FontTexts[]) => {
  subsetAll(wanted).then(
    (value) => parentPort?.postMessage({ value } satisfies ThreadAnswer<readonly FontSubset[]>),
    (error: unknown) =>
      parentPort?.postMessage({ failure: `${error}` } satisfies ThreadAnswer<readonly FontSubset[]>),
  );
});
