// Shows: likes and downloads: what is refused, who counts once, and that pages stay cached
// Spec: 2.89, 2.91
import { expect, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import { newGuest, newMember, newVisitor, saveCard, type Visitor } from '../support/visitor.ts';

const press = (visitor: Visitor, design: string, fields: Record<string, string>, headers = {}) =>
  visitor.send(`/likes/${design}`, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: new URLSearchParams(fields),
  });

test('only designs that there are can be liked, by our own pages, in words that we know', async ({
  product,
}) => {
  const visitor = newVisitor(product);
  for (const design of ['no-such-design', '..%2f..', 'x'.repeat(5_000), '%00']) {
    expect((await press(visitor, design, { change: 'on' })).status, design.slice(0, 20)).toBe(404);
  }
  for (const fields of [{}, { change: 'twice' }, { change: '' }]) {
    expect((await press(visitor, 'lift-off', fields as Record<string, string>)).status).toBe(400);
  }
  const foreign = await press(visitor, 'lift-off', { change: 'on' }, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect((await visitor.send('/likes/lift-off')).status).toBeGreaterThanOrEqual(400);
  expect(visitor.cookies()).toEqual([]);
  expect(await ownerRows(product, "select 1 from design_likes where design = 'lift-off'")).toEqual([]);
});

test('a script that forgets its cookie is soon refused, and an account at its address is not', async ({
  product,
}) => {
  const flood = newVisitor(product);
  const sent = await Promise.all(
    Array.from({ length: 90 }, () => press(flood, 'side-a', { change: 'on' }, { cookie: '' })),
  );
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(60);
  const refused = sent.find(({ status }) => status !== 200);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect(await refused?.json()).toEqual({
    error:
      'A lot of likes came from your network today. With an account you can still like this design. Please try again in 24 hours.',
  });
  expect(await ownerRows(product, "select 1 from design_likes where design = 'side-a'")).toHaveLength(60);
  const member = await newMember(product);
  expect(await (await press(member, 'side-a', { change: 'on' })).json()).toEqual({ liked: true, likes: 61 });
});

test('a guest has likes of their own, stored with the guest account', async ({ product }) => {
  const guest = await newGuest(product);
  expect(await (await press(guest, 'two-scoops', { change: 'on' })).json()).toEqual({
    liked: true,
    likes: 1,
  });
  expect((await (await guest.send('/likes?designs=two-scoops')).json())['two-scoops']).toEqual({
    liked: true,
    likes: 1,
  });
  const [row] = await ownerRows(
    product,
    "select user_id, browser from design_likes where design = 'two-scoops'",
  );
  expect(row).toEqual({ user_id: guest.userId, browser: null });
  expect(await (await press(guest, 'two-scoops', { change: 'off' })).json()).toEqual({
    liked: false,
    likes: 0,
  });
});

test('the cookie of likes goes to the likes only, no script reads it, and pages stay cached', async ({
  product,
}) => {
  const visitor = newVisitor(product);
  const answer = await press(visitor, 'lift-off', { change: 'on' });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^bb\.likes=[\w-]{22}; Max-Age=34560000; Path=\/likes; HttpOnly; SameSite=Lax$/);
  const [row] = await ownerRows<{ browser: string }>(
    product,
    "select browser from design_likes where design = 'lift-off'",
  );
  expect(cookie).not.toContain(row?.browser);
  // Browsers do not send it to pages, so whoever likes something gets the page that all get.
  const pages = [newVisitor(product), newVisitor(product)].map((one) => one.send('/discover'));
  const [first, second] = await Promise.all((await Promise.all(pages)).map((page) => page.text()));
  expect(first).toBe(second);
  const likes = async () => (await (await visitor.send('/likes?designs=lift-off,side-a')).json())['lift-off'];
  expect(await likes()).toEqual({ liked: true, likes: 1 });
  expect((await (await newVisitor(product).send('/likes?designs=lift-off')).json())['lift-off']).toEqual({
    liked: false,
    likes: 1,
  });
});

test('what people do with the cards of a design is what Discover counts', async ({ product }) => {
  const member = await newMember(product);
  const cardId = await saveCard(member, { status: 'published', design: 'quiet-thanks' });
  await saveCard(member, { status: 'published', design: 'no-such-design' });
  const reader = newVisitor(product);
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0', 'accept-language': 'en' };
  for (let n = 0; n < 3; n += 1) {
    await reader.send(`/card/${cardId}`, { headers: browser });
    const counted = await reader.send(`/card/${cardId}/downloads`, { method: 'POST', headers: browser });
    expect(counted.status).toBe(204);
  }
  const robot = { 'user-agent': 'Googlebot/2.1' };
  await newVisitor(product).send(`/card/${cardId}/downloads`, { method: 'POST', headers: robot });
  await member.post('/studio/share', { cardId, channel: 'link', key: 'k'.repeat(22) });
  const rows = () =>
    ownerRows(product, 'select design, views, downloads from cards where user_id = $1 order by design', [
      member.userId,
    ]);
  await expect.poll(rows, { timeout: 15_000 }).toEqual([
    { design: 'quiet-thanks', views: '1', downloads: '1' },
    { design: null, views: '0', downloads: '0' },
  ]);
});
