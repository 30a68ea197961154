import { type Content, html, type Markup } from './markup.ts';

/** The site around a document: what every document of this folder names. */
export interface PageFrame {
  readonly siteName: string;
  /** Addresses of the page's style sheet and of its script. */
  readonly style: string;
  readonly script: string;
  /** The address of the operator's own colours; null for ours. */
  readonly colors: string | null;
}

interface FramedDocument {
  readonly title: string;
  /** Further elements of the head. */
  readonly head?: Content;
  /** The name of the page's kind, for the style sheet. */
  readonly kind: 'card' | 'note' | 'sealed';
  /** A message to show once, as a notice. */
  readonly notice?: Notice | null;
  readonly main: Content;
}

export interface Notice {
  readonly title: string;
  readonly description?: string | undefined;
  readonly destructive?: boolean | undefined;
}

/**
 * A document that needs nothing but its style sheet, and gets nicer with its script. It has no inline script and
 * nothing of the visitor in it, so it is the same bytes for everybody.
 */
export function framed(frame: PageFrame, { title, head, kind, notice, main }: FramedDocument): string {
  return `<!doctype html>\n${
    html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff8ec">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191410">
<title>${title}</title>
<link rel="stylesheet" href="${frame.style}">
${frame.colors ? html`<link rel="stylesheet" href="${frame.colors}">` : null}
<script type="module" src="${frame.script}"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${head}
</head>
<body>
<main class="page page-${kind}">
${notice ? noticePart(notice) : null}
${main}
</main>
</body>
</html>
`.text
  }`;
}

function noticePart({ title, description, destructive }: Notice): Markup {
  return html`<section class="toast ${destructive ? 'toast-failure' : ''}" aria-label="Notification">
<p><b>${title}</b></p>${description ? html`<p>${description}</p>` : null}
</section>`;
}
