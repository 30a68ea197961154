import { ownerRows, type Product } from '../support/product.ts';
import { cookieOf, newVisitor, type Visitor } from '../support/visitor.ts';

export interface LoadMember extends Pick<Visitor, 'send' | 'post'> {
  readonly userId: string;
  /** For a `Cookie` header. */
  readonly cookie: string;
}

const password = 'a quiet garden with bees';

/** Members who are the same for every run on one data folder, signed in. */
export async function signIn(product: Product, count: number): Promise<LoadMember[]> {
  const members: LoadMember[] = [];
  for (let number = 0; number < count; number += 1) {
    const visitor = newVisitor(product);
    const email = `member-${number}@load.example`;
    const name = `Member ${number}`;
    const find = () => ownerRows<{ id: string }>(product, 'select id from "user" where email = $1', [email]);
    if ((await find()).length === 0) await visitor.post('/api/auth/sign-up/email', { name, email, password });
    const answer = await visitor.post('/api/auth/sign-in/email', { email, password, rememberMe: true });
    const [row] = await find();
    if (!answer.ok || !row) throw new Error(`${email} could not sign in: ${answer.status}`);
    members.push({ ...visitor, userId: row.id, cookie: cookieOf(visitor) });
  }
  return members;
}
