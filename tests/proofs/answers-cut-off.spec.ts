// Shows: a page left before the answer to its form has ended: no error of the page
import { expect, test } from '../support/journey.ts';
import { saveCard } from '../support/visitor.ts';

test('a page that is left before the answer to its form has ended reports no error', async ({
  page,
  member: owner,
}) => {
  const card = await saveCard(owner, { card: { toName: 'Asha', fromName: 'Mira' } });
  await page.addInitScript(holdEnds);
  await page.goto(`/dashboard/replies?card=${card}`);
  await page.getByRole('button', { name: 'Turn replies off' }).click();
  await expect(page.locator('html[data-answer="held"]')).toBeAttached();
  await page.getByRole('link', { name: 'Discover' }).first().click();
  await expect(page.getByRole('tab', { name: 'Trending' })).toBeVisible();
});

/**
 * In the page, in place of a slow network: the lines of a form's answer arrive without its end, and new data of the page
 * does not arrive at all.
 */
function holdEnds(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { signal, method, url } = request;
    if (new URL(url).pathname !== '/dashboard/replies.data') return fetch(request);
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    if (method !== 'POST') return aborted;
    const answer = await fetch(request);
    const lines = new Uint8Array(await answer.arrayBuffer());
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(lines);
        aborted.catch((reason) => controller.error(reason));
      },
    });
    document.documentElement.dataset.answer = 'held';
    return new Response(body, answer);
  };
}
