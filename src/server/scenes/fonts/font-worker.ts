import { answerOrders } from '../../thread.ts';
import { createFontSubsetter, type FontSubset, type FontSubsetRequest } from './subset-font.ts';

const subsetter = createFontSubsetter();

answerOrders(async (wanted: readonly FontSubsetRequest[]): Promise<readonly FontSubset[]> => {
  const subset = await subsetter;
  const subsets: FontSubset[] = [];
  // One after the other: the compressor never answers two calls at its start.
  for (const texts of wanted) subsets.push(await subset(texts));
  return subsets;
});
