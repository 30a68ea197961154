import { expect, test } from '@playwright/test';
import { besiege } from '../hostile/siege.ts';
import { type Product, startProduct } from '../support/product.ts';
import { saveCard } from '../support/saved-card.ts';
import { newMember, newVisitor } from '../support/visitor.ts';

/* The short form of `npm run hostile`: requests that no browser sends, at every route, the same ones each time. */

const seed = 20_250_925;
const count = 1_500;
/** Milliseconds. Twice as many as the long form grants: other tests run at the same time. */
const longest = 4_000;

let product: Product;

test.beforeAll(async () => {
  product = await startProduct({ env: { LOG_LEVEL: 'error' } });
});

test.afterAll(() => product?.stop());

test(`${count} odd requests (seed ${seed}) are answered with a sentence, and the product goes on`, async () => {
  const { faults, statuses, memory } = await besiege({ product, seed, count, longest });
  expect(faults).toEqual([]);
  // They did get past the first guards, in many ways.
  for (const status of [200, 302, 400, 401, 404, 415, 422])
    expect(statuses[status], `${status}`).toBeGreaterThan(0);
  expect(Math.max(...memory), 'megabytes').toBeLessThan(900);
  expect(product.process.exitCode).toBeNull();
  const id = await saveCard(await newMember(product, 'after'));
  expect((await newVisitor(product).send(`/card/${id}`)).status).toBe(200);
});
