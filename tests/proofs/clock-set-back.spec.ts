// Shows: a sealed card that a clock running ahead has opened is sealed again when the clock is set right
import { expect, test } from '@playwright/test';
import { ownerRows, startProduct } from '../support/product.ts';
import { newMember, newVisitor, saveCard } from '../support/visitor.ts';

const message = 'The key is under the third flower pot.';
const hourMs = 3_600_000;

test('a card that a fast clock opened is sealed again when the clock is set right', async () => {
  const clock = new URL('../support/movable-clock.ts', import.meta.url).href;
  const env = { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_MS: `${2 * hourMs}` };
  const product = await startProduct({ env });
  try {
    const id = await saveCard(await newMember(product, 'sender'), { card: { message } });
    const opens = new Date(Date.now() + hourMs).toISOString();
    const change =
      "update cards set seal_date = $2, seal_time = $3, seal_zone = 'Etc/UTC', seal_city = 'London' where id = $1";
    await ownerRows(product, change, [id, opens.slice(0, 10), opens.slice(11, 19)]);
    const visitor = newVisitor(product);
    const read = async () => {
      const answer = await visitor.send(`/card/${id}`);
      return { etag: answer.headers.get('etag') ?? '', page: await answer.text() };
    };
    // The second comes from the page cache.
    const { etag } = await read();
    expect((await read()).page).toContain(message);

    product.process.kill('SIGUSR2');
    await expect.poll(async () => (await read()).page).not.toContain(message);
    const again = await visitor.send(`/card/${id}`, { headers: { 'if-none-match': etag } });
    expect([again.status, (await again.text()).includes(message)]).toEqual([200, false]);
  } finally {
    await product.stop();
  }
});
