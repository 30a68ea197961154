import fc from 'fast-check';
import type { Belongings } from '../support/route-rule.ts';
import { routeRules } from '../support/route-rules.ts';
import type { ServedRoute } from '../support/served-routes.ts';
import { type Body, hostileBody } from './bodies.ts';
import { hostileText } from './values.ts';

export interface HostileRequest {
  readonly method: string;
  /** As it stands in the first line. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Body | null;
  /** How the body is sent: as it should be, in pieces, in pieces that are none, or less of it than was said. */
  readonly framing: 'length' | 'chunked' | 'garbage' | 'short';
  readonly signedIn: boolean;
}

/** What the forms and scripts send to the doors of accounts, all in one. */
const accountBody = {
  email: 'somebody@example.org',
  password: 'a quiet garden with bees',
  newPassword: 'seven lamps by the river',
  name: 'Somebody',
  token: 'abcdefghijklmnopqrstuvwx',
  rememberMe: true,
  provider: 'google',
  next: '/studio',
};

const pageForm = new URLSearchParams({
  ...Object.fromEntries(Object.entries(accountBody).map(([name, value]) => [name, `${value}`])),
  confirmPassword: accountBody.newPassword,
  currentPassword: 'not this one',
  ownPassword: 'not this one',
  agreeToTerms: 'on',
  intent: 'reset',
  subject: 'general',
  message: 'Hello!',
  cardId: 'aaaaaaaaaaaaaaaaaaaaaa',
  session: 'aaaaaaaaaaaaaaaaaaaaaa',
  fullName: 'Somebody',
  website: 'https://example.org',
});

/** A text as a part of the first line: what cannot stand there is escaped, and sometimes wrongly. */
const targetPart = fc
  .tuple(hostileText, fc.boolean())
  .map(([text, isEscaped]) =>
    isEscaped
      ? encodeURIComponent(text.toWellFormed())
      : text.replace(/[^\x21-\x7e]/g, (one) => `%${(one.charCodeAt(0) % 256).toString(16).padStart(2, '0')}`),
  )
  .map((text) => text.slice(0, 6_000));

const names = [
  'cardId',
  'template',
  'tab',
  'after',
  'before',
  'sort',
  'q',
  'kind',
  'name',
  'width',
  'revision',
].concat(['token', 'next', 'error', 'verified', 'callbackURL', '_routes', 'index', '__proto__', 'a[]', '']);

const query = fc
  .array(fc.tuple(fc.constantFrom(...names), targetPart), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
  .map((text) => text && `?${text.replaceAll('#', '%23')}`);

/** The route's address, its variable parts hostile or the owner's. */
function targetOf({ pattern, hasData }: ServedRoute, owner: Belongings): fc.Arbitrary<string> {
  const rule = routeRules[pattern];
  const own = (rule?.at?.(owner) ?? pattern).split('?')[0] ?? pattern;
  const filled = targetPart.map((part) => pattern.replace(/:\w+|\*/g, () => part.replaceAll('?', '%3F')));
  const path = /[:*]/.test(pattern) ? fc.oneof(filled, filled, fc.constant(own)) : fc.constant(own);
  const data = hasData
    ? fc.constantFrom('', '', '', '', '.data', '.data', '/', '.data/')
    : fc.constantFrom('', '', '', '/');
  return fc
    .tuple(path, data, query)
    .map(([address, end, search]) => (address === '/' && end ? `/_${end}${search}` : address + end + search));
}

const headerText = hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 3_000));

const cookies = fc.oneof(
  headerText.map((text) => `bb_flash=${text}`),
  fc.json().map((text) => `bb_flash=${Buffer.from(text).toString('base64url')}`),
  headerText.map((text) => `bb.session_token=${text}`),
  headerText.map((text) => `bb.reset=${text}; bb.device=${text}.${text}`),
  headerText,
);

const header: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  cookies.map((value) => ['cookie', value] as const),
  fc
    .tuple(
      fc
        .constantFrom('range', 'if-range', 'if-none-match', 'if-modified-since', 'accept', 'accept-language')
        .filter(Boolean),
      fc.oneof(
        headerText,
        fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-3', 'bytes=a-b'),
      ),
    )
    .map(([name, value]) => [name, value] as const),
  fc
    .tuple(
      fc.constantFrom(
        'user-agent',
        'referer',
        'x-forwarded-proto',
        'x-forwarded-host',
        'sec-fetch-site',
        'x-client-address',
      ),
      headerText,
    )
    .map(([name, value]) => [name, value] as const),
);

const others = fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE');

function methodAt(takes: boolean): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: takes ? 6 : 1, arbitrary: fc.constant('POST') },
    { weight: takes ? 2 : 4, arbitrary: fc.constant('GET') },
    { weight: 1, arbitrary: others },
  );
}

/** Where something is taken or named, there is more to go wrong than on a page that is the same for all. */
function isRich({ pattern }: ServedRoute): boolean {
  const rule = routeRules[pattern];
  return pattern.startsWith('/api/auth') || Boolean(rule?.acts) || rule?.for === 'owner';
}

/** Odd requests at every route, the forms and scripts of the product turned against it first of all. */
export function hostileRequest(
  routes: readonly ServedRoute[],
  owner: Belongings,
): fc.Arbitrary<HostileRequest> {
  const weighed = routes.flatMap((route) => Array<ServedRoute>(isRich(route) ? 4 : 1).fill(route));
  return fc.constantFrom(...weighed).chain((route) => {
    const acts = (routeRules[route.pattern]?.acts ?? []).filter(({ endsSession }) => !endsSession);
    const isAccount = route.pattern.startsWith('/api/auth');
    const good = acts.map(({ body }) => body(owner, owner)).concat(isAccount ? accountBody : pageForm);
    const framing = fc.oneof(
      { weight: 8, arbitrary: fc.constant('length' as const) },
      { weight: 3, arbitrary: fc.constant('chunked' as const) },
      { weight: 1, arbitrary: fc.constantFrom('garbage' as const, 'short' as const) },
    );
    return fc.record({
      method: methodAt(acts.length > 0 || isAccount),
      target: targetOf(route, owner),
      headers: fc.array(header, { maxLength: 2 }),
      body: fc.option(fc.constantFrom(...good).chain(hostileBody), { freq: 8 }),
      framing,
      // Whoever may sign out would do so, and be a visitor from then on.
      signedIn: /sign-?out/.test(route.pattern) ? fc.constant(false) : fc.constantFrom(true, true, false),
    });
  });
}
