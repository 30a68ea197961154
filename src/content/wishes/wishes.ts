import { isolatedLine, oneLine } from '#card/text/normalise-text.ts';
import type { Tone } from '#content/tones.ts';
import { blessing } from './blessing.ts';
import { formal } from './formal.ts';
import { funny } from './funny.ts';
import { generic } from './generic.ts';
import { poetic } from './poetic.ts';
import { sweet } from './sweet.ts';
import type { ToneWishes, WishList } from './wish-list.ts';

const wishesByTone: Readonly<Record<Tone, ToneWishes>> = {
  sweet,
  funny,
  formal,
  blessing,
  poetic,
};

const placeholder = /\{([^{}|]*)(?:\|([^{}]*))?\}/g;

/**
 * The wish templates of a tone for a relationship. An unknown relationship gets the tone's
 * default list, an unknown tone the generic one; keys may come from an old or foreign document.
 */
export function wishesFor(tone: string, relationship: string): WishList {
  const ofTone = ownValue(wishesByTone, tone);
  if (!ofTone) return generic;
  return ownValue(ofTone.byRelationship, relationship) ?? ofTone.anyone;
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
 * No line of a wish begins with the name, and one written from right to left stands by itself, so it turns
 * nothing of the English line. The name never takes an English ending such as ’s.
 */
export function fillWish(template: string, { toName }: { toName?: string | undefined }): string {
  const name = oneLine(toName ?? '');
  return template.replace(
    placeholder,
    (whole: string, withName: string, withoutName: string | undefined, offset: number) => {
      if (!name) return withoutName ?? '';
      const next = template[offset + whole.length];
      // “Martin Jr.” at the end of a sentence brings its own full stop.
      const shown = next === '.' && name.endsWith('.') ? name.slice(0, -1) : name;
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
  tone,
  relationship,
  toName,
  previous,
}: {
  tone: string;
  relationship: string;
  toName?: string | undefined;
  previous?: string | undefined;
}): string {
  const wishes = wishesFor(tone, relationship);
  const at = previous ? wishes.findIndex((wish) => isFilledFrom(wish, previous)) : -1;
  return fillWish(wishes[at + 1] ?? wishes[0], { toName });
}

/** True when the text has every stretch of the template that does not depend on the name. */
function isFilledFrom(template: string, text: string): boolean {
  const fixed = template.replace(placeholder, '{}').split('{}');
  return fixed.every((stretch) => text.includes(stretch));
}

function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
