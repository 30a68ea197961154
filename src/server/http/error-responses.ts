import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languages } from '#content/languages/languages.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { textIn } from '#content/languages/text-in.ts';
import { htmlText } from '#std/html-text.ts';
import { wantsJson } from '../request/wants-json.ts';
import { headersOf, isReading, pathOf } from './found-route.ts';
import type { SecurityHeaders } from './security.ts';

/** Answers for when the server is busy: made when the process begins, so that sending one costs next to nothing. */
export interface ErrorResponses {
  /** 503 for a request whose queue is full. */
  send(request: IncomingMessage, response: ServerResponse): void;
  /** The same for a request that waited too long in its queue. */
  answer(request: Request): Response;
  /** 413 for a body that is larger than any form or save of ours. */
  tooLarge(request: Request): Response;
}

/** Seconds to wait. Not the same for all, or they would all come back at the same moment. */
const retryDelays = [4, 5, 6, 7, 8, 9] as const;

/** Instead of a page that was asked for, of a page that a form was sent to, for scripts, and for other programs. */
const forms = ['page', 'sent', 'json', 'text'] as const;
type Form = (typeof forms)[number];

interface Prepared {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Parts {
  readonly siteName: string;
  readonly security: SecurityHeaders;
  readonly languages: readonly Language[];
  readonly languageOf: (path: string, headers: Pick<Headers, 'get'>) => Language;
}

export function createErrorResponses(parts: Parts): ErrorResponses {
  const wait = prepareAll(textsOfWait, parts);
  const large = prepareAll(textsOfLarge, parts);
  let next = 0;

  function busy(key: string): Prepared {
    next = (next + 1) % retryDelays.length;
    const { headers, body } = wait.get(key) as Prepared;
    return { headers: { ...headers, 'retry-after': `${retryDelays[next]}` }, body };
  }

  function keyOf({ method, url, headers }: Request): string {
    return `${parts.languageOf(new URL(url).pathname, headers)} ${formOf(method, headers.get('accept'))}`;
  }

  return {
    send(request, response) {
      const { method = '', url = '', headers } = request;
      const language = parts.languageOf(pathOf(url), headersOf(request));
      const { headers: sent, body } = busy(`${language} ${formOf(method, headers.accept)}`);
      response.writeHead(503, sent);
      response.end(method === 'HEAD' ? undefined : body);
    },
    answer(request) {
      const { headers, body } = busy(keyOf(request));
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: 503, headers });
    },
    tooLarge(request) {
      const { headers, body } = large.get(keyOf(request)) as Prepared;
      return new Response(new Uint8Array(body), { status: 413, headers });
    },
  };
}

/** A page for people; JSON for scripts of ours that send something, or ask for JSON, and read the answer. */
function formOf(method: string, accepted: string | null | undefined): Form {
  const asks = isReading({ method });
  if (accepted?.includes('text/html')) return asks ? 'page' : 'sent';
  return asks && !wantsJson(accepted) ? 'text' : 'json';
}

interface Texts {
  readonly title: string;
  /** For a page that was asked for, and for a form that was sent: HTML. */
  readonly asked: string;
  readonly sent: string;
  /** For our own scripts, and in plain text. */
  readonly reason: string;
  readonly sentence: string;
}

/** One for each language and form, as in "en page". */
function prepareAll(textsOf: (language: Language) => Texts, parts: Parts): Map<string, Prepared> {
  const each = parts.languages.flatMap((language) => forms.map((form) => ({ language, form })));
  return new Map(
    each.map(({ language, form }) => [
      `${language} ${form}`,
      prepare({ form, language, texts: textsOf(language) }, parts),
    ]),
  );
}

interface Wanted {
  readonly form: Form;
  readonly language: Language;
  readonly texts: Texts;
}

function prepare({ form, language, texts }: Wanted, { siteName, security }: Parts): Prepared {
  const { title } = texts;
  const bodies: Readonly<Record<Form, () => string>> = {
    page: () => page({ siteName, language, title, words: texts.asked }),
    sent: () => page({ siteName, language, title, words: texts.sent }),
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
export function offlinePage(siteName: string, language: Language): Response {
  const text = textIn(language, 'errors');
  const words = [
    paragraph(text('offline.text')),
    paragraph(text('offline.studio')),
    `${link('', text('busy.again'))} ${link(pathIn(language, '/studio'), text('offline.toStudio'))}`,
  ].join('\n');
  return new Response(page({ siteName, language, title: text('offline.title'), words }), {
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
a{display:inline-block;margin:1rem .25rem 0;padding:.6rem 1.75rem;border-radius:99px;background:#f8b430;color:#2c2018;
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

/** Nothing reloads by itself: people read at their own pace. */
function textsOfWait(language: Language): Texts {
  const text = textIn(language, 'errors');
  return {
    title: text('busy.title'),
    // The empty address in the link is that of the page itself.
    asked: [
      paragraph(text('busy.asked')),
      paragraph(text('busy.asked.kept')),
      link('', text('busy.again')),
    ].join('\n'),
    // Asking again would not send again, and what was typed stands on the page before.
    sent: [paragraph(text('busy.sent')), paragraph(text('busy.sent.back'))].join('\n'),
    reason: 'unreachable',
    sentence: text('busy.sentence'),
  };
}

function textsOfLarge(language: Language): Texts {
  const text = textIn(language, 'errors');
  const shorten = [paragraph(text('tooLarge.text')), paragraph(text('tooLarge.back'))].join('\n');
  return {
    title: text('tooLarge.title'),
    asked: shorten,
    sent: shorten,
    reason: 'invalid',
    sentence: text('tooLarge.sentence'),
  };
}

const paragraph = (words: string) => `<p>${htmlText(words)}</p>`;

const link = (href: string, words: string) => `<a href="${href}">${htmlText(words)}</a>`;

interface Page {
  readonly siteName: string;
  readonly language: Language;
  readonly title: string;
  /** HTML. */
  readonly words: string;
}

function page({ siteName, language, title, words }: Page): string {
  const heading = htmlText(title);
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
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
