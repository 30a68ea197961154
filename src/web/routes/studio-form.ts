import { createContext } from 'react-router';
import type { Card } from '#card/document/card.ts';
import { closenesses } from '#card/document/closeness.ts';
import { applyEdit, type Edit } from '#card/document/edit.ts';
import { closenessOf } from '#content/closeness.ts';
import { tones } from '#content/tones.ts';
import { parseCard } from '#server/cards/policy.ts';
import { maxCardBytes } from '#server/cards/types.ts';
import { findDesign } from '#server/designs/find.ts';
import { type Context, getServices, getUser } from '../request/context.ts';
import { readForm, unreadable } from '../request/read-form.ts';
import { readAge, typedText } from '../studio/document/field-problem.ts';
import { type EarlyField, earlyFields } from '../studio/early/early-form.ts';
import type { StudioStart } from '../studio/studio.ts';
import { pageLanguage } from '../texts/page-language.ts';

/** The studio's form, posted before the page's code was there or without scripts. */
export interface StudioForm {
  readonly fields: Readonly<Record<string, string>>;
  /** The card that the page came with. */
  readonly card: Card;
  /** The same with what was typed and chosen, which may break limits. */
  readonly edited: Card;
  readonly template: StudioStart['template'];
  /** The revision of the saved card that was edited; null for a new one. */
  readonly revision: number | null;
  readonly isAskedEmpty: boolean;
}

/** The form that the page of this request shows again. */
export const postedForm = createContext<StudioForm | null>(null);

/** Bytes: the card, and its texts once more. */
const maxBytes = 2 * maxCardBytes;

/** Throws the answer (400, 413) where the form cannot be read. */
export async function readStudioForm(request: Request, context: Context): Promise<StudioForm> {
  const fields = await readForm(request, maxBytes);
  const card = parseCard(fields.card ?? '');
  if (!card.ok) throw unreadable();
  const asked = { language: pageLanguage(), userId: (await getUser(context))?.id ?? null };
  const design = fields.design ? await findDesign(getServices(context).db, fields.design, asked) : null;
  return {
    fields,
    card: card.value,
    edited: editedBy(fields, card.value),
    revision: fields.revision ? Number(fields.revision) : null,
    isAskedEmpty: fields.isAskedEmpty === 'yes',
    template: design && { id: design.id, photoFrames: design.hasPhotoFrames },
  };
}

/** The card with what the fields say. One that says what the page showed edits nothing. */
function editedBy(fields: StudioForm['fields'], card: Card): Card {
  const shown = (name: EarlyField) => (name === 'closeness' ? closenessOf(card) : `${card[name] ?? ''}`);
  return earlyFields.reduce((edited, name) => {
    const sent = fields[name];
    const text = sent === undefined ? shown(name) : typedText(sent);
    const edit = text === shown(name) ? null : editOf(name, text);
    return edit ? applyEdit(edited, edit) : edited;
  }, card);
}

/** Null where no form says that. */
function editOf(name: EarlyField, text: string): Edit | null {
  if (name === 'age') return { type: name, value: readAge(text).age };
  if (name === 'relationship') return { type: name, value: text || null };
  if (name === 'closeness') {
    const value = closenesses.find((one) => one === text);
    return value ? { type: name, value } : null;
  }
  if (name !== 'tone') return { type: name, value: text };
  return { type: name, value: text, background: tones.find(({ key }) => key === text)?.background ?? null };
}
