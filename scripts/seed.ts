/**
 * `npm run seed`: gives a running product a member and a guest with a life behind them, for development, screenshots and
 * demonstrations. It speaks HTTP, as a browser does, and does nothing where the member has cards already.
 */
import { isLocal } from '#server/config/environment.ts';
import { randomId } from '#server/random-id.ts';
import { newVisitor, report, type Visitor } from '#tests/support/visitor.ts';
import { runAdmin } from './admin/run.ts';
import { guestCards, memberCards, type SeededCard } from './seed/life.ts';
import { readSettings } from './settings.ts';

const member = { name: 'Asha', email: 'asha@example.org', password: 'a quiet garden with bees' };

async function answered(promise: Promise<Response>, what: string): Promise<Response> {
  const answer = await promise;
  if (answer.status >= 400)
    throw new Error(`${what}: ${answer.status} ${(await answer.text()).slice(0, 500)}`);
  return answer;
}

async function save(
  { visitor, userId }: { visitor: Visitor; userId: string },
  one: SeededCard,
): Promise<string> {
  const answer = await answered(
    visitor.post('/studio/save', {
      userId,
      cardId: null,
      creationKey: crypto.randomUUID(),
      expectedRevision: null,
      status: one.status,
      card: one.card,
      ...(one.sealedForDays && { seal: sealIn(one.sealedForDays) }),
    }),
    'A card was not saved',
  );
  const { saved } = (await answer.json()) as { saved: { id: string } };
  return saved.id;
}

function sealIn(days: number) {
  const sealDate = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const where = { sealWhere: 'city', sealCity: 'Kolkata' };
  return { opens: 'later', sealDate, sealTime: '00:00', sealOther: '', ...where };
}

async function fill(
  owner: { visitor: Visitor; userId: string },
  cards: readonly SeededCard[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const one of cards) {
    const id = await save(owner, one);
    const receiver = newVisitor({ origin });
    for (const answer of one.answers ?? [])
      await answered(
        send(receiver, `/card/${id}/reply`, { ...answer, intent: 'reply' }),
        'An answer was not sent',
      );
    if (one.report)
      await answered(report(receiver, { ...one.report, card: id, key: randomId() }), 'A report was not sent');
    if (one.isHidden) await admin('card', 'hide', id);
    lines.push(`  ${origin}/card/${id}  ${stateOf(one)}`);
  }
  return lines;
}

function send(visitor: Visitor, path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return visitor.send(path, { method: 'POST', body: new URLSearchParams(fields) });
}

function stateOf({ status, card, answers = [], sealedForDays, report, isHidden }: SeededCard): string {
  const states = [
    status,
    sealedForDays && `sealed for ${sealedForDays} days`,
    answers.length > 0 && `${answers.length} answers`,
    report && 'reported',
    isHidden && 'hidden',
  ];
  return `for ${card.toName} (${card.language}): ${states.filter(Boolean).join(', ')}`;
}

async function admin(...words: string[]): Promise<string> {
  const { code, text } = await runAdmin([...words, '--yes'], { env: process.env, ask: async () => {} });
  if (code !== 0) throw new Error(text);
  return text;
}

async function seedMember(): Promise<string[]> {
  const visitor = newVisitor({ origin });
  await visitor.post('/api/auth/sign-up/email', member);
  await answered(visitor.post('/api/auth/sign-in/email', member), 'The member cannot log in');
  const page = await (await visitor.send('/dashboard?tab=created')).text();
  if (page.includes('data-card=')) return ['has cards already; nothing was added'];
  const [, userId = ''] = /^account +(\S+)/m.exec(await admin('account', 'show', member.email)) ?? [];
  return fill({ visitor, userId }, memberCards);
}

async function seedGuest(): Promise<string[]> {
  const visitor = newVisitor({ origin });
  await answered(visitor.post('/api/auth/sign-in/anonymous', {}), 'A guest cannot begin');
  const { guest } = (await (await visitor.send('/session.json')).json()) as { guest: string };
  return fill({ visitor, userId: guest }, guestCards);
}

const { origin } = readSettings();
if (!isLocal(new URL(origin).hostname)) {
  console.error(
    `Everybody knows the password of this account, so it is made on this machine only, not at ${origin}.`,
  );
  process.exit(1);
}
const isUp = await fetch(`${origin}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
if (!isUp) {
  console.error(`Nothing answers at ${origin}. Start the product first: npm start, or npm run dev.`);
  process.exit(1);
}
const ofMember = await seedMember();
console.log(`The member ${member.name}: ${member.email}, password "${member.password}"`);
console.log(ofMember.join('\n'));
if (ofMember.length > 1)
  console.log(['A guest, who has only these links:', ...(await seedGuest())].join('\n'));
