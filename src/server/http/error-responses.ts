import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { htmlText } from '#std/html-text.ts';
import type { SecurityHeaders } from './security.ts';

/** Answers for when the server is busy: made when the process begins, so that sending one costs nothing. */
export interface ErrorResponses {
  /** 503 for a request whose queue is full. */
  send(request: IncomingMessage, response: ServerResponse): void;
  /** The same for a request that waited too long in its queue. */
  answer(request: Request): Response;
  /** 413 for a body that is larger than any form or save of ours. */
  tooLarge(request: Request): Response;
}

/** What programs are told. */
export const sentence =
  'Many people are here at this moment, so we could not answer in time. Please try again in a few seconds. Nothing you made is lost.';

/** The same for a body that is too large. */
export const tooLargeSentence = 'This is more than we can take at once. Please shorten it and try again.';

/** Seconds to wait. Not the same for all, or they would all come back at the same moment. */
const retryDelays = [4, 5, 6, 7, 8, 9] as const;

/** Instead of a page that was asked for, of a page that a form was sent to, for scripts, and for other programs. */
const forms = ['page', 'sent', 'json', 'text'] as const;
type Form = (typeof forms)[number];

interface Prepared {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export function createErrorResponses(site: {
  readonly siteName: string;
  readonly security: SecurityHeaders;
}): ErrorResponses {
  const prepared = new Map<string, Prepared>(
    retryDelays.flatMap((wait) =>
      forms.map((form) => [`${form} ${wait}`, prepareWait(form, wait, site)] as const),
    ),
  );
  const large = new Map(forms.map((form) => [form, prepare(form, textsOfLarge, site)]));
  let next = 0;

  function busy(form: Form): Prepared {
    next = (next + 1) % retryDelays.length;
    return prepared.get(`${form} ${retryDelays[next]}`) as Prepared;
  }

  return {
    send(request, response) {
      const { headers, body } = busy(formOf(request.method ?? '', (name) => request.headers[name]));
      response.writeHead(503, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    },
    answer(request) {
      const { headers, body } = busy(formOf(request.method, (name) => request.headers.get(name)));
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: 503, headers });
    },
    tooLarge(request) {
      const form = formOf(request.method, (name) => request.headers.get(name));
      const { headers, body } = large.get(form) as Prepared;
      return new Response(new Uint8Array(body), { status: 413, headers });
    },
  };
}

/** A page for people; JSON for scripts of ours that send something and read the answer. */
function formOf(method: string, header: (name: string) => unknown): Form {
  const asks = method === 'GET' || method === 'HEAD';
  const accepted = String(header('accept') ?? '');
  if (accepted.includes('text/html')) return asks ? 'page' : 'sent';
  return asks ? 'text' : 'json';
}

interface Texts {
  readonly heading: string;
  /** For a page that was asked for, and for a form that was sent: HTML. */
  readonly asked: string;
  readonly sent: string;
  /** For our own scripts, and in plain text. */
  readonly reason: string;
  readonly sentence: string;
}

type Site = Parameters<typeof createErrorResponses>[0];

function prepareWait(form: Form, wait: number, site: Site): Prepared {
  const { body, headers } = prepare(form, textsOfWait, site);
  return { body, headers: { ...headers, 'retry-after': `${wait}` } };
}

function prepare(form: Form, texts: Texts, { siteName, security }: Site): Prepared {
  const bodies: Readonly<Record<Form, () => string>> = {
    page: () => page(siteName, texts.heading, texts.asked),
    sent: () => page(siteName, texts.heading, texts.sent),
    json: () => JSON.stringify({ reason: texts.reason, error: texts.sentence }),
    text: () => texts.sentence,
  };
  const types = { page: 'text/html', sent: 'text/html', json: 'application/json', text: 'text/plain' };
  const body = Buffer.from(bodies[form]());
  return {
    body,
    headers: {
      ...security.defaults,
      ...security.fixed,
      'content-security-policy': policy,
      'content-type': `${types[form]}; charset=utf-8`,
      'content-length': `${body.length}`,
      'cache-control': 'no-store',
      vary: 'accept',
    },
  };
}

/** What a browser shows when no network is there. It stands alone, so that nothing else must be kept. */
export function offlinePage(siteName: string): Response {
  return new Response(page(siteName, 'You are offline', offline), {
    headers: {
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    },
  });
}

/* Looks like `src/web/styles`, in one piece: under overload nothing else should be loaded. */
const style = `
html{color-scheme:light dark;background:#fff8ec;color:#2c2018;font:1.125rem/1.6 "Baloo 2","Trebuchet MS",system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;text-align:center}
body::before{content:"";position:fixed;inset:0 0 auto;height:2.25rem;
background:linear-gradient(90deg,#f8b430 33.3%,#ee6c57 0 66.6%,#7fb069 0) 0/9rem 100%;
mask:conic-gradient(from -35deg at 50% 100%,#000 70deg,#0000 0) 0 0/3rem 100%}
main{max-width:34rem;padding:4rem 1rem 2rem}
h1{font-size:2.25rem;line-height:1.2;margin:0 0 1rem;text-wrap:balance}
p{margin:0 0 1rem;color:#5c4a3a}
a{display:inline-block;margin-top:1rem;padding:.6rem 1.75rem;border-radius:99px;background:#f8b430;color:#2c2018;
font-weight:700;text-decoration:none;box-shadow:0 3px #c77f0a}
a:focus-visible{outline:3px solid #1c4f94;outline-offset:3px}
@media (prefers-color-scheme:dark){html{background:#191410;color:#f7ecdc}p{color:#d8c8b3}a:focus-visible{outline-color:#8fc2ff}}
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The empty address in the link is that of the page itself. Nothing reloads by itself: people read at their own pace. */
const askAgain = `<p>Many people are here at this moment, so we could not answer in time. Please try again in a few seconds.</p>
<p>Nothing you made is lost: a card that you were making is kept in your browser.</p>
<a href="">Try again</a>`;

const offline = `<p>There is no network, so this page cannot be shown just now. Nothing you made is lost.</p>
<p>The studio opens without a network on a device where it was used before. Cards that this browser keeps can be changed there, and are saved when the network is back.</p>
<a href="">Try again</a> <a href="/studio">Go to the studio</a>`;

/** Asking again would not send again, and what was typed stands on the page before. */
const sendAgain = `<p>Many people are here at this moment, so we could not take what you sent.</p>
<p>Please go back in your browser: what you typed is still there. Send it once more in a few seconds.</p>`;

const textsOfWait: Texts = {
  heading: 'One moment, please',
  asked: askAgain,
  sent: sendAgain,
  reason: 'unreachable',
  sentence,
};

const shorten = `<p>This is more than we can take at once.</p>
<p>Please go back in your browser: what you typed is still there. Shorten it and send it once more.</p>`;

const textsOfLarge: Texts = {
  heading: 'That was too much at once',
  asked: shorten,
  sent: shorten,
  reason: 'invalid',
  sentence: tooLargeSentence,
};

function page(siteName: string, heading: string, words: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff8ec">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191410">
<title>${heading} · ${htmlText(siteName)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${words}
</main>
</body>
</html>
`;
}
