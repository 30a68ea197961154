import type { Text } from '#content/languages/areas.ts';
import { type Language, languages } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import type { ScriptTexts } from '../browser/texts.ts';
import { type Content, html, type Markup } from './markup.ts';

/** What the card's page and those around it share. */
export interface PageFrame {
  readonly siteName: string;
  readonly style: Markup;
  /** The address of the page's script. */
  readonly script: string;
  /** The address of the operator's own colours; null for ours. */
  readonly colors: string | null;
  /** The visitor reads cards in large print. */
  readonly isLarge?: boolean;
}

interface FramedDocument {
  readonly language: Language;
  /** What the page says by itself; without it as strangers are told. */
  readonly text?: Text<'card-page'>;
  readonly title: string;
  /** What others show of the page's link. It comes first: some of them read the first kilobytes only. */
  readonly preview?: Content;
  /** Further elements of the head. */
  readonly head?: Content;
  /** The name of the page's kind, for the style sheet. `narrow`: a form, or a few sentences. */
  readonly kind: 'card' | 'large' | 'narrow' | 'sealed' | 'party';
  /** A message to show once, as a notice. */
  readonly notice?: Notice | null;
  readonly main: Content;
  /** The colours of the card's stage, as declarations of CSS. */
  readonly stage?: string;
  /** Writes what the page's script says into the document. */
  readonly scriptTexts?: boolean;
}

export interface Notice {
  readonly title: string;
  readonly description?: string | undefined;
  readonly destructive?: boolean | undefined;
}

/**
 * A document that needs nothing but its style, and gets nicer with its script. It has no inline script and
 * nothing of the visitor in it, so it is the same bytes for everybody.
 */
export function renderFramedPage(frame: PageFrame, document: FramedDocument): Markup {
  const { language, title, preview, head, kind, notice, main, stage, scriptTexts: withScript } = document;
  const text = document.text ?? textIn(language, 'card-page');
  return html`<!doctype html>
<html lang="${language}" dir="${languages[language].direction}" data-language="${language}"${kind === 'large' || frame.isLarge ? html` data-print="large"` : null}${stage ? html` style="${stage}"` : null}>
<head>
<meta charset="utf-8">
<title>${title}</title>
${preview}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff8ec">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191410">
${frame.style}
${frame.colors ? html`<link rel="stylesheet" href="${frame.colors}">` : null}
<script type="module" src="${frame.script}"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${head}
</head>
<body${withScript ? html` data-texts="${JSON.stringify(scriptTexts(text))}"` : null}>
<main class="page page-${kind}">
${notice ? noticePart(notice, text) : null}
${main}
</main>
</body>
</html>
`;
}

function noticePart({ title, description, destructive }: Notice, text: Text<'card-page'>): Markup {
  return html`<section class="toast ${destructive ? 'toast-failure' : ''}" aria-label="${text('notification')}">
<p><b>${title}</b></p>${description ? html`<p>${description}</p>` : null}
</section>`;
}

/** What the script of a card's page says. */
function scriptTexts(text: Text<'card-page'>): ScriptTexts {
  return {
    close: text('close'),
    notifications: text('notifications'),
    drawing: text('download.drawing'),
    downloadStarted: text('download.started'),
    downloadFailed: text('download.failed'),
    downloadFailedText: text('download.failed.text'),
    copy: {
      done: { title: text('share.copied'), description: text('share.copied.text') },
      refused: {
        title: text('share.refused'),
        description: text('share.refused.text', { address: '{address}' }),
      },
    },
    record: { failed: text('share.notNoted'), noAnswer: text('share.notNoted.text') },
    answerLost: text('answer.lost'),
    soundCannotPlay: text('sound.cannotPlay'),
    soundNotLoaded: text('sound.notLoaded'),
    soundPlay: text('sound.play'),
    soundPause: text('sound.pause'),
    soundPosition: text('sound.position'),
    opensNow: text('sealed.now'),
  };
}
