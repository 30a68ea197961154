import type { Card } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import type { Seal } from '#card/seal/seal.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { audiences } from '#content/contribution-choices.ts';
import type { Text } from '#content/languages/areas.ts';
import { type Language, languageFrom } from '#content/languages/languages.ts';
import { listIn } from '#content/languages/lists.ts';
import { textIn } from '#content/languages/text-in.ts';
import { sealText } from '#content/seal-form.ts';
import type { OwnNote, SigningForSigner } from '#server/contributions/read.ts';
import type { DrawnNotePage } from '#server/scenes/drawn-notes.ts';
import { envelopeHead } from '../../card-page/frame/envelope-head.ts';
import { type PageFrame, renderFramedPage } from '../../card-page/frame/frame.ts';
import { type Content, html, Markup } from '../../card-page/frame/markup.ts';
import { attachmentField, attachmentHref, attachmentMarkup, attachmentText } from './attachment-part.ts';

/** The fields as they were typed; none for an empty form. */
export type TypedNote = Readonly<Record<string, string | undefined>>;

interface SignPage {
  readonly signing: SigningForSigner;
  readonly secret: string;
  /** The signing link. */
  readonly address: string;
  /** SVG of the card's first page, without any words of its inside. */
  readonly cover: Buffer;
  /** `@font-face` rules for the cover. */
  readonly fonts: string;
  readonly typed: TypedNote;
  /** Names this form: sent twice it makes one note. */
  readonly key: string;
  /** Wishes for whoever does not know what to write. */
  readonly wishes: readonly string[];
  /** Why it was not stored, as a sentence. */
  readonly problem: string | null;
  /** The address of a note of this browser's on the same card. */
  readonly known: string | null;
}

/** Where somebody signs a card: the cover, a name, some words, and one button. It needs no script. */
export function signPage(frame: PageFrame, page: SignPage): Markup {
  const { signing, address, cover, fonts, known, problem, secret } = page;
  const { card } = signing;
  const language = languageFrom(card.language);
  const text = textIn(language, 'signing');
  const title = titleOf(card, text);
  return renderFramedPage(frame, {
    kind: 'narrow',
    language,
    title,
    preview: envelopeHead({
      ...{ title, address, siteName: frame.siteName, text: textIn(language, 'card-page') },
      description: text('sign.preview'),
    }),
    head: fonts ? html`<style>${new Markup(fonts)}</style>` : null,
    notice: problem === null ? null : { title: text('sign.notYet'), description: problem, destructive: true },
    scriptTexts: true,
    main: html`<section class="sheet signing"${signing.invited === null ? null : html` data-touched="/sign/${secret}"`}>
<header><div class="signing-cover" aria-hidden="true" translate="no">${new Markup(cover)}</div>
<div><h1>${title}</h1>
<p>${surprise(card, text)}</p></div></header>
${known ? html`<p class="signing-known">${text('note.known')} <a href="${known}">${text('note.known.action')}</a></p>` : null}
${signing.signBy ? html`<p>${text('sign.by', { moment: momentOf(signing.signBy, language) })}</p>` : null}
${noteForm({ ...page, action: '', button: text('sign.action'), card, text })}
<p><small>${signing.approvesFirst ? html`${text('sign.approves')} ` : null}${text('note.canChange')} ${text('sign.signed', { count: signing.signed })}</small></p>
</section>
${othersPart(signing.others, { secret, language })}`,
  });
}

/** For a card that nobody can sign now. */
export function signingRefused(frame: PageFrame, sentence: string, language: Language): Markup {
  const text = textIn(language, 'signing');
  return renderFramedPage(frame, {
    kind: 'narrow',
    language,
    title: text('sign.closed'),
    main: html`<h1>${text('sign.closed')}</h1>
<p role="alert">${sentence}</p>
<p><a class="button button-primary" href="/studio">${text('sign.make')}</a></p>`,
  });
}

interface NotePageContent {
  readonly note: OwnNote;
  readonly secret: string;
  /** Of the note: its signer's alone. */
  readonly address: string;
  /** The note as it will stand. */
  readonly drawn: DrawnNotePage;
  readonly fonts: string;
  readonly typed: TypedNote;
  readonly problem: string | null;
  /** What receivers said to its signer. */
  readonly thanks: Markup | null;
  /** What is said first: that it was just signed, or changed. */
  readonly said: 'new' | 'changed' | 'mailed' | null;
}

/** Where whoever signed sees, changes and takes back what they wrote. */
export function notePage(frame: PageFrame, page: NotePageContent): Markup {
  const { note, address, drawn, fonts, thanks, problem, said, secret } = page;
  const { card, seal } = note;
  const language = languageFrom(card.language);
  const text = textIn(language, 'signing');
  const title = text('note.title', { name: receiverOf(card, text) });
  const state = note.isHidden
    ? text('note.hidden')
    : note.isWaiting
      ? text('note.waiting')
      : note.canChange
        ? text('note.canChange')
        : null;
  const hrefOf = (file: string) => attachmentHref(secret, file);
  const attached = attachmentText({ note, hrefOf, text: textIn(language, 'card-page') });
  const isVoice = note.attachment?.kind === 'voice';
  return renderFramedPage(frame, {
    kind: 'narrow',
    language,
    title,
    head: fonts ? html`<style>${new Markup(fonts)}</style>` : null,
    notice:
      problem !== null
        ? { title: text('note.notChanged'), description: problem, destructive: true }
        : said === 'changed' || said === 'mailed'
          ? { title: text(`note.${said}`) }
          : null,
    scriptTexts: true,
    main: html`<section class="sheet signing">
<h1>${said === 'new' ? text('note.thanks') : title}</h1>
${state ? html`<p role="status">${state} ${seal && note.canChange ? text('note.opensOn', { moment: momentOf(seal, language) }) : null}</p>` : null}
${thanks}
<figure translate="no" aria-label="${text('note.onCard')}">${new Markup(drawn.svg)}</figure>
<div class="unseen">${isVoice ? null : attached}<p dir="auto">${note.words}</p><p dir="auto">${note.name}</p></div>
${isVoice ? attached : null}
<div data-share="${address}"><label>${text('note.link')}
<input class="field" dir="ltr" readonly value="${address}"></label>
<small>${text('note.link.hint')}</small>
<ul class="plain"><li hidden><button class="button button-secondary" data-copy>${text('note.copy')}</button></li></ul></div>
${note.isMailed ? null : mailPart(page.typed, text)}
${
  note.canChange
    ? html`<details${problem !== null && page.typed.email === undefined ? html` open` : null}><summary>${text('note.change')}</summary>
${noteForm({ typed: page.typed, secret, action: 'change', button: text('note.save'), card, text })}</details>`
    : null
}
<details><summary>${text('note.takeBack')}</summary>
<form method="post"><p>${text('note.takeBack.hint')}</p>
<p><button class="button button-secondary" name="intent" value="take-back">${text('note.takeBack.action')}</button></p></form></details>
</section>
${othersPart(note.others, { secret, language })}`,
  });
}

/** Says that a note was taken back. */
export function noteTakenBack(frame: PageFrame, language: Language): Markup {
  const text = textIn(language, 'signing');
  return renderFramedPage(frame, {
    kind: 'narrow',
    language,
    title: text('note.takenBack'),
    main: html`<h1>${text('note.takenBack')}</h1>
<p role="status">${text('note.takenBack.text')}</p>
<p><a class="button button-primary" href="/studio">${text('sign.make')}</a></p>`,
  });
}

interface NoteForm {
  readonly card: Card;
  readonly secret: string;
  readonly typed: TypedNote;
  /** The value of its button; empty where a form has that of a new note. */
  readonly action: string;
  readonly button: string;
  readonly key?: string;
  readonly wishes?: readonly string[];
  readonly text: Text<'signing'>;
}

/**
 * What was typed stays, whatever was wrong with it: files come last, because what follows one that is too large is not read.
 * No field cuts a text: the server says what is too long.
 */
function noteForm({ card, secret, typed, action, button, key, wishes = [], text }: NoteForm): Markup {
  const audience = typed.audience ?? 'everyone';
  return html`<form method="post" enctype="multipart/form-data" data-sent>
${key ? html`<input type="hidden" name="key" value="${key}">` : null}
<label>${text('sign.name')}
<input class="field" name="name" dir="auto" value="${typed.name ?? ''}" autocomplete="name" required></label>
<label>${text('sign.words')} <small>${text('sign.words.hint', { limit: limits.note })}</small>
<textarea class="field" name="words" dir="auto" rows="4">${`\n${typed.words ?? ''}`}</textarea></label>
${wishes.length > 0 ? stuckPart(wishes, text) : null}
<details${audience === 'everyone' ? null : html` open`}><summary>${text('sign.audience')}</summary>
<fieldset><legend class="unseen">${text('sign.audience')}</legend>
${audiences.map(
  (value) =>
    html`<label class="choice"><input type="radio" name="audience" value="${value}"${
      value === audience ? html` checked` : null
    }> <span>${value === 'receiver' ? text('sign.audience.receiver', { name: receiverOf(card, text) }) : text(`sign.audience.${value}`)}</span></label>\n`,
)}</fieldset></details>
${attachmentField({ typed, secret, text, language: languageFrom(card.language) })}
<figure data-look hidden translate="no" aria-label="${text('note.onCard')}"></figure>
<p role="alert" class="problem"></p>
<p><button class="button button-primary"${action ? html` name="intent" value="${action}"` : null}>${button}</button></p>
</form>`;
}

/** The buttons send the form, too: the same page comes back with that wish in it. Their press asks for no name. */
function stuckPart(wishes: readonly string[], text: Text<'signing'>): Markup {
  const prompts = ['memory', 'thanks', 'wish'] as const;
  return html`<details class="stuck"><summary>${text('sign.stuck')}</summary>
<p>${text('sign.prompts')}</p>
<ul>${prompts.map((prompt) => html`<li>${text(`sign.prompt.${prompt}`)}</li>\n`)}</ul>
<p>${text('sign.wishes')}</p>
${wishes.map((wish, index) => html`<button class="button button-secondary wish" name="use" value="${index}" data-wish formnovalidate dir="auto">${wish}</button>\n`)}
</details>`;
}

/** For whoever reads mail on another device. */
function mailPart(typed: TypedNote, text: Text<'signing'>): Markup {
  return html`<details${typed.email === undefined ? null : html` open`}><summary>${text('note.mail')}</summary>
<form method="post" data-sent><label>${text('note.mail.address')} <small>${text('note.mail.hint')}</small>
<input class="field" name="email" value="${typed.email ?? ''}" inputmode="email" autocomplete="email"></label>
<p role="alert" class="problem"></p>
<p><button class="button button-secondary" name="intent" value="mail">${text('note.mail.action')}</button></p></form></details>`;
}

function othersPart(
  others: SigningForSigner['others'],
  { secret, language }: { readonly secret: string; readonly language: Language },
): Content {
  if (others.length === 0) return null;
  const text = textIn(language, 'signing');
  const ofCard = textIn(language, 'card-page');
  return html`<section class="signing-others"><h2>${text('sign.others')}</h2>
<ul class="plain">${others.map(
    ({ name, words, attachment }) =>
      html`<li class="sheet">${attachmentMarkup({ note: { name, attachment }, hrefOf: (file) => attachmentHref(secret, file), text: ofCard })}${words ? html`<p dir="auto">${words}</p>` : null}<p dir="auto"><b>${name}</b></p></li>\n`,
  )}</ul></section>`;
}

/** "Sign Asha's card, it is a surprise". */
export function titleOf({ toName }: Pick<Card, 'toName'>, text: Text<'signing'>): string {
  const name = isolatedLine(toName);
  return name ? text('sign.title', { name }) : text('sign.title.nameless');
}

function surprise({ toName }: Card, text: Text<'signing'>): string {
  const name = isolatedLine(toName);
  return name ? text('sign.surprise', { name }) : text('sign.surprise.nameless');
}

function receiverOf({ toName }: Card, text: Text<'signing'>): string {
  return isolatedLine(toName) || text('sign.receiver.nameless');
}

export function momentOf(seal: Seal, language: Language): string {
  const text = textIn(language, 'card-page');
  return sealText(seal, { language, text, cityNames: listIn(language, 'cities') });
}
