import type { Page } from '@playwright/test';
import type { Card } from '#card/document/card.ts';
import { ownerRows, type Product } from './product.ts';
import { confirmAddress } from './sender.ts';
import { type Member, newMember, saveCard } from './visitor.ts';

export interface Maker extends Member {
  /** A published card, whose look can be given to everybody. */
  readonly card: string;
}

/** Somebody who may give designs to everybody: an account of eight days with three cards that were opened. */
export async function newMaker(product: Product, name: string, look: Partial<Card> = {}): Promise<Maker> {
  const member = await newMember(product, name);
  await confirmAddress(product, member.userId);
  const week = `update "user" set created_at = now() - interval '8 days' where id = $1`;
  await ownerRows(product, week, [member.userId]);
  const card = await saveCard(member, { card: look });
  for (let more = 0; more < 2; more += 1) await saveCard(member);
  await ownerRows(product, 'update cards set views = 1 where user_id = $1', [member.userId]);
  return { ...member, card };
}

/** What the operator's browser is told besides its own address. */
export async function makeOperator(product: Product, member: Member, email: string): Promise<void> {
  const named = 'update "user" set email = $2, email_verified = true where id = $1';
  await ownerRows(product, named, [member.userId, email]);
}

/** Chooses the three words of a design, and the pen name where one is asked for. */
export async function describeDesign(page: Page, penName?: string): Promise<void> {
  await page.getByLabel('For whom').selectOption('Sister');
  await page.getByLabel('How it feels').selectOption('Elegant');
  await page.getByLabel('What’s seen first').selectOption('Flowers');
  if (penName) await page.getByLabel('Pen name').fill(penName);
}

/** The row of the design that somebody keeps. */
export async function designOf(product: Product, { userId }: Pick<Member, 'userId'>) {
  const [row] = await ownerRows<{
    id: string;
    state: string;
    refusal: string | null;
    remix_of: string | null;
    remix_pen_name: string | null;
    hidden_at: Date | null;
  }>(product, 'select * from designs where user_id = $1 order by created_at desc limit 1', [userId]);
  if (!row) throw new Error('No design is kept.');
  return row;
}
