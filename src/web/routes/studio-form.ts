import { createContext, type RouterContextProvider } from 'react-router';
import type { Card } from '#card/document/card.ts';
import { closenesses } from '#card/document/closeness.ts';
import { applyEdit, type Edit } from '#card/document/edit.ts';
import { closenessOf } from '#content/closeness.ts';
import { tones } from '#content/tones.ts';
import { parseCard } from '#server/cards/policy.ts';
import { maxCardBytes } from '#server/cards/types.ts';
import { findDesign } from '#server/designs/find.ts';
import { getServices, getUser } from '../request/context.ts';
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
export async function readStudioForm(
  request: Request,
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
): Promise<StudioForm> {
  const fields = await readForm(request, maxBytes);
  const card = parseCard(fields.card ?? '');
  if (!card.ok) throw unreadable();
  const asked = { language: pageLanguage(), userId: (await getUser(context))?.id ?? null };
  const design = fields.design ? await findDesign(getServices(context).db, fields.design, asked) : null;
  return {
    fields,
    card: card.value,
    edited: earlyFields.reduce((edited, name) => withField(edited, name, fields[name]), card.value as Card),
    revision: fields.revision ? Number(fields.revision) : null,
    isAskedEmpty: fields.isAskedEmpty === 'yes',
    template: design && { id: design.id, photoFrames: design.hasPhotoFrames },
  };
}

/** A field that shows what the card has edits nothing. */
function withField(card: Card, name: EarlyField, sent: string | undefined): Card {
  if (sent === undefined) return card;
  const text = typedText(sent);
  const shown = name === 'closeness' ? closenessOf(card) : (card[name] ?? '').toString();
  return text === shown ? card : applyEdit(card, editOf(name, text));
}

function editOf(name: EarlyField, text: string): Edit {
  if (name === 'age') return { type: name, value: readAge(text).age };
  if (name === 'relationship') return { type: name, value: text || null };
  if (name === 'closeness')
    return { type: name, value: closenesses.find((one) => one === text) ?? 'familiar' };
  if (name !== 'tone') return { type: name, value: text };
  return { type: name, value: text, background: tones.find(({ key }) => key === text)?.background ?? null };
}
