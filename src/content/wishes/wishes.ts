import { isolatedLine, oneLine } from '#card/text/normalise-text.ts';
import { relationshipOf } from '#content/relationships.ts';
import type { LanguageWishes, WishList } from './wish-list.ts';

const placeholder = /\{([^{}|]*)(?:\|([^{}]*))?\}/g;

/** Latin, Devanagari and Bengali, Urdu, Chinese and Japanese, Ethiopic. */
const fullStops: readonly (string | undefined)[] = ['.', '।', '۔', '。', '።'];

/**
 * The wish templates of a tone for a relationship in a language. An unknown relationship gets the tone's
 * default list, an unknown tone the generic one; keys may come from an old or foreign document.
 */
export function wishesFor({ byTone, generic }: LanguageWishes, tone: string, relationship: string): WishList {
  const ofTone = ownValue(byTone, tone);
  if (!ofTone) return generic;
  return ownValue(ofTone.byRelationship, relationshipOf(relationship)) ?? ofTone.anyone;
}

/**
 * Puts the receiver into a wish template.
 *
 * `{with|without}`: the part before the bar is used when a name is known, with the word `name`
 * in it replaced; the part after the bar is used when not. Without a bar, nothing is used.
 *
 *     Good morning{, name}!        Good morning, Asha!     Good morning!
 *     Get well{, dear name|, you}. Get well, dear Asha.    Get well, you.
 *     Your smile{, name,} helps.   Your smile, Asha, helps.  Your smile helps.
 *
 * No line of a wish begins with the name, and one of another direction stands by itself, so it turns nothing of the
 * line around it. The name never takes an ending such as ’s.
 */
export function fillWish(template: string, { toName }: { toName?: string | undefined }): string {
  const name = oneLine(toName ?? '');
  return template.replace(
    placeholder,
    (whole: string, withName: string, withoutName: string | undefined, offset: number) => {
      if (!name) return withoutName ?? '';
      const next = template[offset + whole.length];
      // “Martin Jr.” at the end of a sentence brings its own full stop.
      const shown = fullStops.includes(next) && name.endsWith('.') ? name.slice(0, -1) : name;
      return withName.replace(/\bname\b/, () => isolatedLine(shown));
    },
  );
}

/**
 * The wish after `previous`, a text that `nextWish` returned before, going round the list in
 * order. Starts with the first wish when `previous` is missing or from another list. The same
 * template is recognised even when the name was typed or changed in between.
 */
export function nextWish({
  wishes,
  tone,
  relationship,
  age,
  toName,
  previous,
}: {
  wishes: LanguageWishes;
  tone: string;
  relationship: string;
  /** Wishes for its number come first. */
  age?: number | null;
  toName?: string | undefined;
  previous?: string | undefined;
}): string {
  const list = [...(ownValue(wishes.byAge, `${age}`) ?? []), ...wishesFor(wishes, tone, relationship)];
  const at = previous ? list.findIndex((wish) => isFilledFrom(wish, previous)) : -1;
  return fillWish(list[at + 1] ?? list[0] ?? '', { toName });
}

/** True when the text has every stretch of the template that does not depend on the name. */
function isFilledFrom(template: string, text: string): boolean {
  const fixed = template.replace(placeholder, '{}').split('{}');
  return fixed.every((stretch) => text.includes(stretch));
}

function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
