import type { Note } from '#card/notes/note.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Text } from '#content/languages/areas.ts';
import type { Language } from '#content/languages/languages.ts';
import { attachField } from '../../card-page/frame/attach-field.ts';
import { type Content, html, languageAttribute, type Markup } from '../../card-page/frame/markup.ts';
import type { TypedNote } from './documents.ts';

/** Where whoever has a link of signing gets the file of a note that they may see. */
export function attachmentHref(secret: string, file: string): string {
  return `/sign/${secret}/files/${file}`;
}

/** The fields without what was there before, where that is to be left out. */
export function withoutRemovedAttachment({ without, ...fields }: TypedNote): TypedNote {
  return without ? { ...fields, file: '', ink: '' } : fields;
}

interface AttachmentField {
  readonly typed: TypedNote;
  /** Of the link by which it is sent. */
  readonly secret: string;
  readonly text: Text<'signing'>;
  readonly language: Language;
}

/** A photo, a voice or a drawing for a note. */
export function attachmentField({ typed, secret, text, language }: AttachmentField): Markup {
  const kind = typed.ink ? 'ink' : typed.file ? (typed.kind === 'voice' ? 'voice' : 'photo') : null;
  return html`<fieldset><legend>${text('attach.title')}</legend>
<input type="hidden" name="kind" value="${kind ?? ''}">
${attachField({
  address: `/sign/${secret}/attachment`,
  kinds: ['photo', 'voice', 'ink'],
  ...{ typed, text, language },
  added: kind,
  shown: html`${typed.file ? preview(attachmentHref(secret, typed.file), kind) : null}
${kind ? html`<label class="choice" data-without><input type="checkbox" name="without" value="on"> <span>${text('attach.without')}</span></label>` : null}`,
})}
<details${typed.transcript ? html` open` : null}><summary>${text('attach.transcript.label')}</summary>
<textarea class="field" name="transcript" dir="auto" rows="3" aria-label="${text('attach.transcript.label')}">${`\n${typed.transcript ?? ''}`}</textarea></details>
</fieldset>`;
}

/** Of a file that was sent and waits for its note. */
function preview(href: string, kind: 'photo' | 'voice' | 'ink' | null): Markup {
  return kind === 'voice'
    ? html`<audio controls preload="none" src="${href}"></audio>`
    : html`<img src="${href}?width=320" alt="">`;
}

interface ShownAttachment {
  readonly note: Pick<Note, 'name' | 'attachment'>;
  readonly hrefOf: (file: string) => string;
  readonly text: Text<'card-page'>;
}

/** Where the picture of the note is shown as well: its voice to hear, and in words that there is a photo or a drawing. */
export function attachmentText({ note, hrefOf, text }: ShownAttachment): Content {
  const { attachment, name } = note;
  if (!attachment) return null;
  if (attachment.kind === 'voice')
    return html`<p>${attachmentMarkup({ note, hrefOf, text })}</p>${transcriptText(attachment, text)}`;
  return html`<p><i>${text(`notes.${attachment.kind}`, { name: isolatedLine(name) })}</i></p>`;
}

/** What is said in a voice, where its signer wrote it down. */
export function transcriptText(
  attachment: Note['attachment'],
  text: Text<'card-page'>,
  isOpen = false,
): Content {
  const transcript = (attachment?.kind === 'voice' && attachment.transcript) || '';
  if (!transcript) return null;
  const lines = transcript.split('\n').filter((line) => line.trim());
  return html`<details${isOpen ? html` open` : null}><summary>${text('sound.read')}</summary>
${lines.map((line) => html`<p dir="auto"${languageAttribute(line)}>${line}</p>`)}</details>`;
}

/** The photo, the player or the drawing. */
export function attachmentMarkup({ note: { attachment, name }, hrefOf, text }: ShownAttachment): Content {
  if (!attachment) return null;
  const label = text(`notes.${attachment.kind}`, { name: isolatedLine(name) });
  if (attachment.kind === 'voice')
    return html`<audio controls preload="none" src="${hrefOf(attachment.file)}" data-seconds="${Math.ceil(attachment.seconds)}" aria-label="${label}"></audio>`;
  if (attachment.kind === 'photo') {
    const { file, width, height } = attachment;
    return html`<img src="${hrefOf(file)}?width=640" width="${width}" height="${height}" loading="lazy" alt="${label}">`;
  }
  const { drawing } = attachment;
  return html`<svg class="ink" viewBox="0 0 ${drawing.width} ${drawing.height}" role="img" aria-label="${label}"><path d="${drawing.path}"/></svg>`;
}
