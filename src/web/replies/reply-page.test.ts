// Shows: a reply that was refused keeps the sender's name in its heading, without scripts
// Spec: 2.84
import { expect, test } from 'vitest';
import type { Services } from '#server/services.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addUser } from '#tests/support/rows.ts';
import { Markup } from '../card-page/frame/markup.ts';
import { createReplyPage } from './reply-page.ts';

const { db } = await testDatabase();
const services: Partial<Services> = { db, config: { origin: 'https://bloom.example' } as Services['config'] };
const frame = { siteName: 'Bloom', style: new Markup(''), script: '/x.js', colors: null };

test('what cannot be stored is shown again, below the sender’s name', async () => {
  const card = aCard({ fromName: 'Ravi' });
  const { id } = await addCard(db, await addUser(db), { status: 'published', card });
  const answer = createReplyPage(services as Services, frame);
  const body = new URLSearchParams({ text: 'Thank you! '.repeat(40) });
  const request = new Request(`https://bloom.example/card/${id}/reply`, { method: 'POST', body });
  const response = await answer({ request, requestId: 'r', id });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('<bdi>Ravi</bdi>');
});
