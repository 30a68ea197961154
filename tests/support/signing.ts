import type { Card } from '#card/document/card.ts';
import { type Member, newMember, saveCard, type Visitor } from './visitor.ts';

type Product = Parameters<typeof newMember>[0];

/** Asks others to sign a card, and returns the path of its signing link. */
export async function startSigning(owner: Member, card: string): Promise<string> {
  const address = `/dashboard/signing?card=${card}`;
  await owner.submit(address, { intent: 'start' });
  const page = await (await owner.send(address)).text();
  const [path] = /\/sign\/[\w-]{22}/.exec(page) ?? [];
  if (!path) throw new Error('no signing link');
  return path;
}

/** A published card for Asha that others can sign. */
export async function newSigning(product: Product, name: string, look: Partial<Card> = {}) {
  const owner = await newMember(product, name);
  const card = await saveCard(owner, { card: { toName: 'Asha', ...look } });
  return { owner, card, link: await startSigning(owner, card) };
}

/** Signs without a browser, as the form does; returns the path of the note's own link. */
export async function sign(visitor: Visitor, link: string, fields: Record<string, string>): Promise<string> {
  const page = await (await visitor.send(link)).text();
  const key = /name="key" value="([\w-]+)"/.exec(page)?.[1] ?? '';
  const answer = await visitor.submit(link, { key, ...fields });
  return answer.headers.get('location')?.split('?')[0] ?? `${answer.status}`;
}
