import type { Background } from '#card/backgrounds/background.ts';
import type { Composition } from '#card/compositions/composition.ts';
import { type EnvelopeKey, envelopeLabels } from '#card/opening/envelopes/envelope.ts';
import type { Sticker } from '#card/stickers/sticker.ts';
import type { Typeface } from '#card/text/typefaces.ts';
import { choicesList } from '../../texts/choices.ts';

/* What one can choose, in the page's language. */

export function backgroundName({ key, label }: Pick<Background, 'key' | 'label'>): string {
  return choicesList().backgrounds[key] ?? label;
}

export function compositionName({ key, label }: Pick<Composition, 'key' | 'label'>): string {
  return choicesList().compositions[key] ?? label;
}

export function envelopeName(key: EnvelopeKey): string {
  return choicesList().envelopes[key] ?? envelopeLabels[key];
}

export function stickerName({ key, label }: Pick<Sticker, 'key' | 'label'>): string {
  return choicesList().stickers[key]?.label ?? label;
}

export function typefaceName({ key, label }: Pick<Typeface, 'key' | 'label'>): string {
  return choicesList().typefaces[key] ?? label;
}
