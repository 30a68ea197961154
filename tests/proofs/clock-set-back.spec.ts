// Shows: a sealed card that a clock running ahead has opened is sealed again when the clock is set right
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { temporaryFile } from '../support/new-folder.ts';
import { ownerRows, startProduct } from '../support/product.ts';
import { newMember, newVisitor, saveCard } from '../support/visitor.ts';

const message = 'The key is under the third flower pot.';
const hourMs = 3_600_000;

test('a card that a fast clock opened is sealed again when the clock is set right', async () => {
  const clock = new URL('../faults/moved-clock.mjs', import.meta.url).href;
  const offset = await temporaryFile(Buffer.from(`${2 * hourMs}`));
  const env = { NODE_OPTIONS: `--import=${clock}`, CLOCK_OFFSET: offset };
  await using product = await startProduct({ env });
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

  await writeFile(offset, '0');
  await expect.poll(async () => (await read()).page).not.toContain(message);
  const again = await visitor.send(`/card/${id}`, { headers: { 'if-none-match': etag } });
  expect([again.status, (await again.text()).includes(message)]).toEqual([200, false]);
});
