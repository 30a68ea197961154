import fc from 'fast-check';
import { memoryOf } from '../support/memory.ts';
import { ownerRows, type Product, someAddress } from '../support/product.ts';
import type { Belongings } from '../support/route-rule.ts';
import { servedRoutes } from '../support/served-routes.ts';
import { cookieOf, type Member, saveCard, signUpMember, uploadPhoto } from '../support/visitor.ts';
import { type Answer, type Connection, openConnection } from './connection.ts';
import { counts, type Order, type Report, tally } from './report.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';

export interface Attack extends Order {
  /** Milliseconds an answer may take. */
  readonly longest: number;
}

/** Milliseconds for work that was asked for: fifty bytes can claim to be a photo of 24 megapixels, and an export has all cards. */
const longestWork = 10_000;
/** Requests that are made up at once. */
const perRound = 200;
/** Requests at the same moment. */
const together = 6;

/** What no answer tells: a stack, a file of ours, a statement, what the database said. */
const tells =
  /\n\s+at \S+ \(|node:internal|node_modules\/|build\/server|\/src\/(server|web)\/|SQLSTATE|violates \w+|syntax error at or near|invalid byte sequence|\b(select|insert into|update|delete from) "[a-z_]+"/i;

/**
 * Sends `count` odd requests, the same ones for the same seed, and says which were answered badly.
 * @returns also the megabytes of memory of the process: before, at each tenth of the way, at the end.
 */
export async function attackRequests({
  product,
  seed,
  count,
  longest,
}: Attack): Promise<Report & { readonly memory: readonly number[] }> {
  const member = await signUpMember(product, 'attacked');
  const routes = servedRoutes;
  const arbitrary = hostileRequest(routes, await belongingsOf(member));
  const memory: number[] = [];
  const faults: string[] = [];
  /** 0 stands for connections that were closed without an answer. */
  const statuses = new Map<number, number>();
  let slowest = 0;
  let next = 0;
  let round: HostileRequest[] = [];

  async function fight(connection: Connection): Promise<void> {
    while (next < count) {
      const index = next;
      next += 1;
      // All of them at once would fill the memory: some are a megabyte.
      if (index % perRound === 0) round = fc.sample(arbitrary, { seed: seed + index, numRuns: perRound });
      if (index % Math.ceil(count / 10) === 0) memory.push(memoryOf(product));
      const request = round[index % perRound] as HostileRequest;
      // Refusals for asking often would hide what stands behind them.
      if (index % perRound === 0) await ownerRows(product, 'delete from rate_limit');
      const answer = await ask(connection, request, { member, product, longest });
      tally(statuses, answer.status);
      slowest = Math.max(slowest, answer.ms);
      const fault = faultOf(answer, request, { ...product, longest });
      if (fault) faults.push(`${index}: ${fault}: ${describe(request)}`);
    }
  }

  const connections = Array.from({ length: together }, () =>
    openConnection(Number(new URL(product.origin).port)),
  );
  await Promise.all(connections.map(fight));
  for (const connection of connections) connection.close();
  const session = (await (await member.send('/session.json')).json()) as { email: string | null };
  if (session.email !== member.email) faults.push('whoever was signed in is not signed in any more');
  memory.push(memoryOf(product));
  return {
    cases: count,
    faults,
    memory,
    figures: {
      statuses: counts(statuses),
      slowest: `${Math.round(slowest)} ms`,
      'memory after a tenth / most': `${memory[1] ?? 0} / ${Math.max(...memory)} MB`,
    },
  };
}

async function belongingsOf(member: Member): Promise<Belongings> {
  const { userId, email } = member;
  const cardId = await saveCard(member, { status: 'draft' });
  const photo = await uploadPhoto(member);
  // Not the right password: the account must be there to the end.
  const noIds = {
    sessionId: 'none',
    replyId: 'none',
    noteId: 'none',
    noteWords: '',
    contactId: 'none',
    contactName: '',
    designId: 'none',
    designName: '',
    deliveryId: 'none',
    invitationId: 'none',
    receiver: 'aunt@example.org',
    publicDesignId: 'none',
    publicDesignName: '',
  };
  return { userId, email, password: 'not this one', cardId, photo, ...noIds, message: 'Hello!' };
}

interface Scene {
  readonly longest: number;
  readonly member: Member;
  readonly product: Product;
}

/** How often a request is sent that was answered late or not at all. */
const tries = 3;

/**
 * Once more where a busy machine was slow, or where the server closed the connection at this very moment because of
 * what came before: only the same each time is the product's fault.
 */
async function ask(connection: Connection, request: HostileRequest, scene: Scene): Promise<Answer> {
  const how = { isHead: request.method === 'HEAD', isCut: request.framing === 'short' };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await connection.send(bytesOf(request, scene), how);
    const isFine = answer.ms < limitOf(request, scene.longest) && (answer.status !== 0 || how.isCut);
    if (isFine || attempt === tries) return answer;
  }
}

function bytesOf(
  { method, target, headers, body, framing, signedIn }: HostileRequest,
  { member, product }: Scene,
): Buffer {
  const given = headers.filter(([name]) => name === 'cookie').map(([, value]) => value);
  const cookie = [...(signedIn ? [cookieOf(member)] : []), ...given].join('; ');
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `host: ${new URL(product.origin).host}`,
    `origin: ${product.origin}`,
    `x-forwarded-for: ${someAddress()}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...headers.filter(([name]) => name !== 'cookie').map(([name, value]) => `${name}: ${value}`),
    ...(body?.type ? [`content-type: ${body.type}`] : []),
  ];
  const { head, content } = framed(body?.bytes ?? null, framing);
  return Buffer.concat([Buffer.from(`${[...lines, ...head].join('\r\n')}\r\n\r\n`), content]);
}

function framed(
  bytes: Buffer | null,
  framing: HostileRequest['framing'],
): { head: string[]; content: Buffer } {
  if (!bytes) return { head: [], content: Buffer.alloc(0) };
  if (framing === 'garbage')
    return { head: ['transfer-encoding: chunked'], content: Buffer.concat([Buffer.from('zz\r\n'), bytes]) };
  if (framing === 'short') return { head: [`content-length: ${bytes.length + 10}`], content: bytes };
  if (framing === 'length') return { head: [`content-length: ${bytes.length}`], content: bytes };
  const half = bytes.length >> 1;
  const pieces = [bytes.subarray(0, half), bytes.subarray(half)].filter(({ length }) => length > 0);
  const chunks = pieces.flatMap((piece) => [
    Buffer.from(`${piece.length.toString(16)}\r\n`),
    piece,
    Buffer.from('\r\n'),
  ]);
  return {
    head: ['transfer-encoding: chunked'],
    content: Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]),
  };
}

function limitOf({ target }: HostileRequest, longest: number): number {
  return /^\/(studio\/(photo|sound)|dashboard\/settings\/export)/.test(target) ? longestWork : longest;
}

function faultOf(
  { status, head, body, ms }: Answer,
  request: HostileRequest,
  { dataDir, longest }: Pick<Product, 'dataDir'> & Pick<Attack, 'longest'>,
): string | null {
  if (status >= 500) return `answered ${status}`;
  if (status === 0 && request.framing !== 'short') return 'not answered';
  if (ms > limitOf(request, longest)) return `answered after ${Math.round(ms)} ms`;
  const told = tells.exec(body)?.[0] ?? [dataDir, process.cwd()].find((path) => body.includes(path));
  if (told) return `told ${JSON.stringify(told)}`;
  return /^set-cookie: a=b/im.test(head) ? 'took a header from what was sent' : null;
}

function describe({ method, target, headers, body, framing, signedIn }: HostileRequest): string {
  const said =
    body && `${body.type} (${framing}) ${JSON.stringify(body.bytes.toString('utf8').slice(0, 300))}`;
  return `${method} ${target.slice(0, 300)} ${signedIn ? 'signed in' : ''} ${JSON.stringify(headers).slice(0, 300)} ${said}`;
}
