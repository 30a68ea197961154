import { limits } from '#card/document/limits.ts';
import { padSize } from '#card/signature/drawn-signature.ts';
import type { Text } from '#content/languages/areas.ts';
import type { Language } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { paperTextNames } from '../../browser/paper/paper-texts.ts';
import { type Content, html, type Markup } from './markup.ts';

type Kind = 'photo' | 'voice' | 'ink';

interface AttachField {
  /** Where the script sends files while the form is filled in. */
  readonly address: string;
  /** What can be added. */
  readonly kinds: readonly Kind[];
  /** The fields as they were sent; what was added before stands in `file` or in `ink`. */
  readonly typed: Readonly<Record<string, string | undefined>>;
  /** What was added before; null for nothing. */
  readonly added: Kind | null;
  /** Shows that. */
  readonly shown?: Content;
  readonly text: Text<'signing'>;
  readonly language: Language;
}

/**
 * The part of a form by which a photo, a voice or a drawing is added. Without scripts files are chosen and sent with the
 * form; the script (`browser/attach`) shows what was chosen, sends it at once, records and lets draw.
 */
export function attachField({ address, kinds, typed, added, shown, text, language }: AttachField): Markup {
  const seconds = limits.noteVoice;
  const { width, height } = padSize;
  const paper = textIn(language, 'studio');
  const has = (kind: Kind, part: Markup) => (kinds.includes(kind) ? part : null);
  return html`<div class="attach" data-attach="${address}" data-seconds="${seconds}">
<input type="hidden" name="file" value="${typed.file ?? ''}">${has('ink', html`<input type="hidden" name="ink" value="${typed.ink ?? ''}">`)}
<div data-shown${added ? null : html` hidden`}><p role="status">${added ? text(`attach.${added}.added`) : null}</p>${shown}
<button type="button" class="button button-quiet" data-remove hidden>${text('attach.remove')}</button></div>
<div class="attach-ways">${has(
    'photo',
    html`<label>${text('attach.photo')} <input class="field" type="file" name="photo" accept="image/*"></label>
<label class="button button-secondary" data-paper hidden>${paper('paper.action')} <input class="unseen" type="file" accept="image/*"></label>\n`,
  )}
${has(
  'voice',
  html`<label>${text('attach.voice', { seconds })} <input class="field" type="file" name="voice" accept="audio/*" capture></label>
<button type="button" class="button button-secondary" data-record hidden>${text('attach.record', { seconds })}</button>`,
)}
${has('ink', html`<button type="button" class="button button-secondary" data-draw hidden>${text('attach.draw')}</button>`)}</div>
${has(
  'ink',
  html`<div data-pad hidden><svg class="attach-pad" viewBox="0 0 ${width} ${height}" tabindex="0" role="img" aria-label="${text('attach.pad')}"><path fill="none" stroke="currentColor" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/></svg>
<p><button type="button" class="button button-quiet" data-undo>${text('attach.undo')}</button></p></div>`,
)}
${saidByScript(text)}${has('photo', paperTexts(paper))}</div>`;
}

function saidByScript(text: Text<'signing'>): Markup {
  const said = {
    photo: text('attach.photo.added'),
    voice: text('attach.voice.added'),
    ink: text('attach.ink.added'),
    busy: text('attach.busy'),
    later: text('attach.later'),
    'no-microphone': text('attach.noMicrophone'),
    stop: text('attach.stop'),
  };
  return html`${Object.entries(said).map(([name, words]) => html`<template data-said="${name}">${words}</template>`)}`;
}

/** What the dialog says that cuts something out of a photo of paper; the studio has the same. */
function paperTexts(text: Text<'studio'>): Markup {
  return html`${paperTextNames.map((name) => html`<template data-said="paper.${name}">${text(`paper.${name}`)}</template>`)}`;
}
