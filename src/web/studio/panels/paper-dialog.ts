import { type PaperTexts, paperTextNames } from '../../browser/paper/paper-texts.ts';
import { studioText } from '../../texts/studio.ts';

/** The code and texts of the dialog that cuts something out of a photo of paper. Rejects where the code does not come. */
export async function paperDialog() {
  const { pictureFromPaper, linesFromPaper } = await import('../../browser/paper/paper-dialog.ts');
  const texts = Object.fromEntries(
    paperTextNames.map((name) => [name, studioText(`paper.${name}`)]),
  ) as PaperTexts;
  return { pictureFromPaper, linesFromPaper, texts };
}
