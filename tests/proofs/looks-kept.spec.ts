// Shows: each composition with a typeface, lettering, stickers and a signature: published, downloaded, opened
// again
import { stat } from 'node:fs/promises';
import { compositionFor, compositions } from '#card/compositions/compositions.ts';
import { letteringFor, letterings } from '#card/lettering/letterings.ts';
import { typefaceFor, typefaces } from '#card/text/typefaces.ts';
import { textIn } from '#content/languages/text-in.ts';
import { cardFormats } from '#encode/card-formats.ts';
import { formatLabels } from '../support/downloaded.ts';
import { expect, test } from '../support/journey.ts';
import { openPanel } from '../support/studio.ts';
import { newMember, saveCard } from '../support/visitor.ts';

const types = ['PNG', 'JPG', 'GIF', 'MP4'] as const;

/** Each composition once, and with it in turn everything else that makes a card look different. */
const looks = compositions.map(({ key }, index) => ({
  composition: key,
  typeface: typefaces[index % typefaces.length]?.key ?? 'classic',
  lettering: letterings[index % letterings.length] ?? 'plain',
  type: types[index % types.length] ?? 'PNG',
  format: cardFormats[(index + (index >> 2)) % cardFormats.length]?.key ?? 'landscape',
}));

for (const { type, format, ...look } of looks) {
  const { composition, typeface, lettering } = look;
  test(`${composition}, ${typeface}, ${lettering}: published, opened again, downloaded as ${type}, ${format}`, async ({
    page,
    context,
    product,
  }) => {
    const member = await newMember(product);
    const card = {
      ...{ toName: 'Asha', fromName: 'Ravi', message: 'Many happy returns.', age: 40 },
      ...look,
      stickers: [{ slot: 1, key: 'cake' }],
      signature: { kind: 'typed', text: 'Ravi' } as const,
    };
    const own = await saveCard(member, { card });
    await page.goto(`/card/${own}/formats`);
    await page.getByRole('radio', { name: formatLabels[format] }).check();
    const started = page.waitForEvent('download', { timeout: 45_000 });
    await page.getByRole('button', { name: `Download ${type}` }).click();
    const file = await started;
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${type.toLowerCase()}$`));
    expect((await stat(await file.path())).size).toBeGreaterThan(10_000);
    await context.addCookies(member.cookies());
    await page.goto(`/studio?cardId=${own}`);
    const isChosen = (label: string) =>
      expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked();
    await openPanel(page, 'Type');
    await isChosen(typefaceFor(typeface).label);
    await isChosen(textIn('en', 'studio')(`lettering.${letteringFor(lettering)}`));
    await openPanel(page, 'Layout');
    await isChosen(compositionFor(composition).label);
  });
}
