import { limits } from '#card/document/limits.ts';
import type { Note } from '#card/notes/note.ts';
import { padSize } from '#card/signature/drawn-signature.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Text } from '#content/languages/areas.ts';
import { attachTexts } from '../../card-page/frame/attach-texts.ts';
import { type Content, html, type Markup } from '../../card-page/frame/markup.ts';
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
}

/**
 * A photo, a voice or a drawing. Without scripts files are chosen and sent with the form; the script shows what was chosen,
 * sends it at once, records and lets draw.
 */
export function attachmentField({ typed, secret, text }: AttachmentField): Markup {
  const kind = typed.ink ? 'ink' : typed.file ? (typed.kind === 'voice' ? 'voice' : 'photo') : null;
  const { width, height } = padSize;
  const seconds = limits.noteVoice;
  return html`<fieldset class="attach" data-attach="/sign/${secret}/attachment" data-seconds="${seconds}">
<legend>${text('attach.title')}</legend>
<input type="hidden" name="file" value="${typed.file ?? ''}"><input type="hidden" name="ink" value="${typed.ink ?? ''}"><input type="hidden" name="kind" value="${kind ?? ''}">
<div data-shown${kind ? null : html` hidden`}><p role="status">${kind ? text(`attach.${kind}.added`) : null}</p>${typed.file ? preview(attachmentHref(secret, typed.file), kind) : null}
${kind ? html`<label class="choice" data-without><input type="checkbox" name="without" value="on"> <span>${text('attach.without')}</span></label>` : null}
<button type="button" class="button button-quiet" data-remove hidden>${text('attach.remove')}</button></div>
<div class="attach-ways"><label>${text('attach.photo')} <input class="field" type="file" name="photo" accept="image/*"></label>
<label>${text('attach.voice', { seconds })} <input class="field" type="file" name="voice" accept="audio/*" capture></label>
<button type="button" class="button button-secondary" data-record hidden>${text('attach.record', { seconds })}</button>
<button type="button" class="button button-secondary" data-draw hidden>${text('attach.draw')}</button></div>
<div data-pad hidden><svg class="attach-pad" viewBox="0 0 ${width} ${height}" tabindex="0" role="img" aria-label="${text('attach.pad')}"><path fill="none" stroke="currentColor" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/></svg>
<p><button type="button" class="button button-quiet" data-undo>${text('attach.undo')}</button></p></div>
${attachTexts(text)}
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
  if (attachment.kind === 'voice') return html`<p>${attachmentMarkup({ note, hrefOf, text })}</p>`;
  return html`<p><i>${text(`notes.${attachment.kind}`, { name: isolatedLine(name) })}</i></p>`;
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
