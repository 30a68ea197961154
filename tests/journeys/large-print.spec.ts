// Shows: a card for those who see or hear little: its description, the words of its sound, its large print, its tree
import type { Locator, Page } from '@playwright/test';
import { type Card, standardOpening } from '#card/document/card.ts';
import { axeFindings, expect } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import { toneFile } from '../support/recordings.ts';
import { openPanel, saveDraft, test } from '../support/studio.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

const card: Partial<Card> = {
  toName: 'Ravi',
  fromName: 'Asha',
  message: 'May this year bring you long mornings.\nAnd good mangoes.',
  typeface: 'script',
  background: 'bg-tropical',
  description: 'We two at the sea in Goa.',
  stickers: [{ slot: 0, key: 'rocket' }],
  audio: { kind: 'song', id: 'happy-birthday' },
  opening: standardOpening,
};

let member: Member;
let published: string;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'print');
  published = await saveCard(member, { card });
});

test('a sender adds a line to the description and writes down what a recording says', {
  tag: '@further',
}, async ({ studio: page }) => {
  await page.getByLabel('To', { exact: true }).fill('Ravi');
  await openPanel(page, 'Described');
  const line = page.getByLabel('A line of your own');
  await line.fill('x'.repeat(201));
  await expect(page.getByText('The description can have at most 200 characters.')).toBeVisible();
  await line.fill('Grandpa and the blue boat.');
  expect(await axeFindings(page)).toEqual([]);
  await openPanel(page, 'Sound');
  await page.locator('#panel-sound input[type=file]').setInputFiles(toneFile(1));
  await page.getByLabel('What is said in it').fill('Dear Ravi,\nthe boat is yours.');
  const id = await saveDraft(page);
  await page.reload();
  await openPanel(page, 'Described');
  await expect(line).toHaveValue('Grandpa and the blue boat.');
  await page.goto(`/card/${id}#card`);
  await page.getByText('Read the words').click();
  await expect(page.getByText('Grandpa and the blue boat.')).toBeVisible();
  await page.getByText('Read what is said').click();
  await expect(page.getByText('the boat is yours.')).toBeVisible();
});

test('an envelope of many parts has its name in the browser’s own tree, too', { tag: '@prove' }, async ({
  page,
}) => {
  const opening = { ...standardOpening, envelope: 'garden' } as const;
  await page.goto(`/card/${await saveCard(member, { card: { ...card, opening } })}`);
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();
  expect(await withoutName(page)).toEqual([]);
});

test('a receiver reads by the tree, from the envelope to the answer', async ({ page }) => {
  await page.goto(`/card/${published}`);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - region "The envelope":
        - link "To Ravi, from Asha Open the card"
        - paragraph:
          - button "Mute"
          - link "Skip"
          - link "Large print"
  `);
  await expect(page.getByRole('article'), 'behind its envelope a card is not read').toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip', exact: true }).press('Enter');
  await expect(page.getByRole('article')).toBeFocused();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - main:
      - article "Happy Birthday Ravi!":
        - img "Birthday card for Ravi"
        - group: Read the words
        - heading "Happy Birthday Ravi!" [level=1]
        - paragraph: May this year bring you long mornings.
        - paragraph: And good mangoes.
        - paragraph: From Asha
        - heading "What the card looks like" [level=2]
        - paragraph: We two at the sea in Goa.
        - paragraph: /On the cover. a black toucan .* Around the words. large dark green leaves .* Top left. a white and red rocket/
      - region "Candles"
      - heading "Tell Asha" [level=2]
      - group "Your reaction":
        - radio "Love it"
        - radio "It made me laugh"
      - textbox /A few words, if you like/
      - textbox "Your name"
      - paragraph:
        - button "Send my reply"
      - region "The card’s sound"
  `);
  expect(await saidTwice(page.locator('main'))).toEqual([]);
  expect(await withoutName(page)).toEqual([]);
});

/** What the browser itself has no name for: it looks at a hundred elements inside and gives up. */
async function withoutName(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const named = ['link', 'button', 'checkbox', 'radio', 'textbox', 'slider', 'image'];
  return nodes.flatMap(({ ignored, role, name }) =>
    !ignored && named.includes(role?.value) && !name?.value ? [role?.value] : [],
  );
}

/** What a screen reader would say more than once: names and texts of the tree, without what labels its field. */
async function saidTwice(root: Locator): Promise<readonly string[]> {
  const lines = (await root.ariaSnapshot()).split('\n').map((line) => line.trim());
  const said = lines.flatMap((line) => {
    // A label stands beside the field that it names, a legend in its group, and an article is named by its heading.
    if (/^- (text|article)\b/.test(line) || line.startsWith('- /url')) return [];
    return /"([^"]+)"/.exec(line)?.[1] ?? /^- \w+: (.+)$/.exec(line)?.[1] ?? [];
  });
  // One sound has two buttons: beside the cake, and in its player.
  return said.filter((one, index) => said.indexOf(one) < index && !one.startsWith('Play: '));
}

/** The sizes of all letters that are seen, in CSS pixels, and what is not black, or moves, or has a font of ours. */
function readLetters(page: Page) {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return own && element.checkVisibility({ visibilityProperty: true });
    });
    const styles = elements.map((element) => getComputedStyle(element));
    return {
      count: styles.length,
      smallest: Math.min(...styles.map(({ fontSize }) => Number.parseFloat(fontSize))),
      families: [...new Set(styles.map(({ fontFamily }) => fontFamily))],
      colors: [...new Set(styles.map(({ color }) => color))],
      moving: document.getAnimations().length,
    };
  });
}

test.describe('in large print', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`one tap, remembered, ${javaScriptEnabled ? 'with' : 'without'} scripts`, {
      tag: javaScriptEnabled ? [] : '@prove',
    }, async ({ openAs, product }) => {
      const page = await openAs({
        javaScriptEnabled,
        colorScheme: 'dark',
        viewport: { width: 360, height: 740 },
      });
      await page.goto(`/card/${published}`);
      await page.getByRole('link', { name: 'Large print' }).first().click();
      await expect(page.getByRole('heading', { name: 'Happy Birthday Ravi!' })).toBeVisible();
      await expect(page.getByText('And good mangoes.')).toBeVisible();
      await expect(page.getByText('We two at the sea in Goa.')).toBeVisible();
      await expect(page.getByText('Happy birthday, dear friend,')).toBeVisible();
      await expect(page.locator('svg')).toHaveCount(1);
      // Another card, by its plain link, is large as well.
      const other = await saveCard(member, { card: { ...card, toName: 'Mina' } });
      await page.goto(`${product.origin}/card/${other}`);
      await expect(page.locator('html')).toHaveAttribute('data-print', 'large');
      await page.getByRole('link', { name: 'Show the card' }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-print');
      await page.goto(`${product.origin}/card/${published}`);
      await expect(page.locator('html')).not.toHaveAttribute('data-print');
    });
  }

  test('28 pixels and more, black on paper, in no face of a script, and nothing moves', async ({
    openAs,
  }) => {
    const page = await openAs({ colorScheme: 'dark', viewport: { width: 360, height: 740 } });
    await page.goto(`/card/${published}?print=large`);
    const { count, smallest, families, colors, moving } = await readLetters(page);
    expect(count).toBeGreaterThan(20);
    expect(smallest).toBeGreaterThanOrEqual(28);
    expect(families).toEqual(['system-ui, sans-serif']);
    expect(colors).toEqual(['rgb(0, 0, 0)']);
    expect(moving).toBe(0);
    const [paper, isWide] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      document.documentElement.scrollWidth > innerWidth,
    ]);
    expect(paper).toBe('rgb(255, 253, 246)');
    expect(isWide, 'no scrolling sideways').toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel(/A few words, if you like/).fill('I could read all of it!');
    await page.getByRole('button', { name: 'Send my reply' }).click();
    await expect(page.getByText('That’ll make Asha’s day. Nobody else sees it.')).toBeVisible();
  });

  test('a sealed card and what is said after an answer are large too, without scripts', {
    tag: '@prove',
  }, async ({ openAs, product, expectTrouble }) => {
    // An answer without a word.
    expectTrouble(/400/);
    const page = await openAs({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const sealed = await saveCard(member, { card });
    await ownerRows(
      product,
      "update cards set seal_date = '2099-01-01', seal_time = '00:00', seal_zone = 'Etc/UTC', seal_city = 'London' where id = $1",
      [sealed],
    );
    await page.goto(`/card/${sealed}`);
    await page.getByRole('link', { name: 'Large print' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-print', 'large');
    await expect(page.getByRole('heading', { name: 'To Ravi, from Asha' })).toBeVisible();
    await expect(page.locator('svg')).toHaveCount(0);
    const { smallest, families } = await readLetters(page);
    expect(smallest).toBeGreaterThanOrEqual(28);
    expect(families).toEqual(['system-ui, sans-serif']);

    await page.goto(`${product.origin}/card/${published}`);
    await page.getByRole('button', { name: 'Send my reply' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-print', 'large');
    await page.goto(`${product.origin}/card/${published}/reply`);
    await expect(page.locator('html')).toHaveAttribute('data-print', 'large');
    await page.getByLabel(/A few words, if you like/).fill('I could read all of it!');
    await page.getByRole('button', { name: 'Send my reply' }).click();
    await expect(page.getByRole('status')).toBeVisible();
    expect((await readLetters(page)).smallest).toBeGreaterThanOrEqual(28);
  });

  test('a link that somebody passed on is obeyed and not remembered', async ({ openAs, product }) => {
    const page = await openAs({});
    await page.goto(`/card/${published}?print=large`);
    await expect(page.locator('html')).toHaveAttribute('data-print', 'large');
    expect(await page.context().cookies()).toEqual([]);
    await page.goto(`${product.origin}/card/${published}`);
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
  });
});
