import type { Note } from '#card/notes/note.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { ClosenessClues } from '#content/closeness.ts';
import type { Text } from '#content/languages/areas.ts';
import { cardPageText } from '#content/languages/card-page-text.ts';
import { type Language, languageFrom } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { reactionKeys, replyTextLimit } from '#content/reply-form.ts';
import { reactionPicture } from '#content/reply-reactions.ts';
import { attachField } from '../card-page/frame/attach-field.ts';
import { describe, envelopeHead } from '../card-page/frame/envelope-head.ts';
import { type PageFrame, renderFramedPage } from '../card-page/frame/frame.ts';
import { fillSlots, html, type Markup, slot } from '../card-page/frame/markup.ts';

interface ReplyPage {
  readonly id: string;
  /** The card's link. */
  readonly address: string;
  readonly fromName: string;
  readonly typed: Readonly<Record<string, string | undefined>>;
  /** Who signed the card. */
  readonly signers: ReplyFormInput['signers'];
  /** Why it was not stored, as a sentence; null for the empty form. */
  readonly problem: string | null;
  /** Of the card: in which language and how closely the page speaks. */
  readonly clues: ClosenessClues;
}

/** The form alone: where it can be sent again without scripts, with everything that was typed. */
export function replyPage(frame: PageFrame, { address, problem, clues, ...form }: ReplyPage): Markup {
  const [language, text] = [languageFrom(clues.language), cardPageText(clues)];
  const notice =
    problem === null ? null : { title: text('answer.notYet'), description: problem, destructive: true };
  const title = text('answer.page');
  const description = describe(form.fromName, text);
  return renderFramedPage(frame, {
    kind: 'narrow',
    ...{ language, text, title },
    preview: envelopeHead({ title, description, address, siteName: frame.siteName, text }),
    notice,
    main: html`<section class="sheet reply">${replyForm({ ...form, text, language, isPage: true })}</section>
<p><a class="button button-quiet" href="/card/${form.id}">${text('answer.toCard')}</a></p>`,
  });
}

/** Says that a reply was stored. */
export function replyStored(frame: PageFrame, id: string, clues: ClosenessClues): Markup {
  const text = cardPageText(clues);
  const title = text('answer.stored.title');
  return renderFramedPage(frame, {
    kind: 'narrow',
    language: languageFrom(clues.language),
    ...{ text, title },
    main: html`<h1>${title}</h1>
<p role="status">${text('answer.stored')}</p>
<p><a class="button button-primary" href="/card/${id}">${text('answer.toCard')}</a></p>
${cardBackPart(id, text)}`,
  });
}

/** For a card that takes no replies: nothing could be sent again. */
export function replyRefused(frame: PageFrame, sentence: string, clues: ClosenessClues): Markup {
  const text = cardPageText(clues);
  return renderFramedPage(frame, {
    kind: 'narrow',
    language: languageFrom(clues.language),
    text,
    title: text('answer.notSent'),
    main: html`<h1>${text('answer.notSent')}</h1>
<p role="alert">${sentence}</p>
<p><a class="button button-primary" href="/studio">${text('makeOne')}</a></p>`,
  });
}

interface ReplyInput {
  /** The card's. */
  readonly id: string;
  readonly words: { readonly fromName: string; readonly toName: string };
  /** Null for everybody but the card's owner. */
  readonly owner: object | null;
  readonly isRepliesClosed: boolean;
  /** Who signed the card. */
  readonly signers: ReplyFormInput['signers'];
  readonly text: Text<'card-page'>;
  readonly language: Language;
}

/** The form by which whoever opened the card answers it, and the link to make one back; not for its owner. */
export function replyPart({
  id,
  words,
  owner,
  isRepliesClosed,
  signers,
  text,
  language,
}: ReplyInput): Markup | null {
  if (owner) return null;
  const { fromName, toName } = words;
  return html`<section class="sheet reply" id="reply">
${isRepliesClosed ? null : replyForm({ id, fromName, signers, typed: { name: toName }, text, language })}
${cardBackPart(id, text)}
</section>`;
}

/** A card to say thank you, or one for the sender's own birthday. */
function cardBackPart(id: string, text: Text<'card-page'>): Markup {
  return html`<p><a class="button button-secondary" href="/studio?back=${id}&amp;thanks">${text('answer.thank')}</a>
<a class="button button-quiet" href="/studio?back=${id}">${text('answer.back')}</a></p>`;
}

/** Who reads a reply to a card that others signed: all of them unless the receiver chooses. */
function thankedField({
  signers,
  typed,
  text,
}: Pick<ReplyFormInput, 'signers' | 'typed' | 'text'>): Markup | null {
  if (signers.length === 0) return null;
  const chosen = typed.thanked ?? 'all';
  const option = (value: string, label: string) =>
    html`<option value="${value}"${value === chosen ? html` selected` : null}>${label}</option>\n`;
  return html`<label>${text('answer.thanked')}
<select class="field" name="thanked">
${option('all', text('answer.thanked.all'))}${option('', text('answer.thanked.nobody'))}${signers.map(({ id, name }) => option(id, name))}</select></label>`;
}

interface ReplyFormInput {
  readonly id: string;
  readonly fromName: string;
  readonly typed: Readonly<Record<string, string | undefined>>;
  /** Who signed the card. */
  readonly signers: readonly Pick<Note, 'id' | 'name'>[];
  readonly text: Text<'card-page'>;
  readonly language: Language;
  /** Its heading is that of the page. */
  readonly isPage?: boolean;
}

/** What was typed stays, whatever was wrong with it. No field cuts a text: the server says what is too long. */
function replyForm({ id, fromName, typed, signers, text, language, isPage = false }: ReplyFormInput): Markup {
  const from = isolatedLine(fromName);
  const title = from
    ? fillSlots(text('answer.to', { name: slot(0) }), html`<bdi>${from}</bdi>`)
    : text('answer');
  // A voice thanks those who signed.
  const takesVoice = signers.length > 0;
  const files = takesVoice ? html` enctype="multipart/form-data"` : null;
  return html`<form action="/card/${id}/reply" method="post"${files} data-sent="${storedText(from, text)}">
${isPage ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
<fieldset class="reactions"><legend class="unseen">${text('answer.reaction')}</legend>
${reactionKeys.map(
  (key) =>
    html`<label title="${text(`reaction.${key}`)}"><input type="radio" name="reaction" value="${key}" aria-label="${text(`reaction.${key}`)}"${
      typed.reaction === key ? html` checked` : null
    }><img src="${reactionPicture(key)}" alt="${text(`reaction.${key}`)}" aria-hidden="true" width="40" height="40" loading="lazy"></label>\n`,
)}</fieldset>
<label>${text('answer.line')} <small>${text('answer.line.limit', { limit: replyTextLimit })}</small>
<input class="field" name="text" dir="auto" value="${typed.text ?? ''}" autocomplete="off"></label>
<label>${text('answer.name')}
<input class="field" name="name" dir="auto" value="${typed.name ?? ''}" autocomplete="name"></label>
${thankedField({ signers, typed, text })}
${takesVoice ? attachField({ address: `/card/${id}/reply/voice`, kinds: ['voice'], typed, added: typed.file ? 'voice' : null, text: textIn(language, 'signing'), language }) : null}
<p role="alert" class="problem"></p>
<p><button class="button button-primary">${text('answer.send')}</button></p>
<p><small>${signers.length > 0 ? text('answer.private.thanked') : text('answer.private')}</small></p>
</form>`;
}

/** What is said to whoever answered. */
function storedText(from: string, text: Text<'card-page'>): string {
  return from ? text('answer.stored.to', { name: from }) : text('answer.stored');
}
