import type { ColorName } from '#card/description/color-names.ts';
import type { Seen, SeenParts } from '#card/description/seen-parts.ts';
import type { Card } from '#card/document/card.ts';
import type { MessageId, Text } from '#content/languages/areas.ts';
import { type Language, localeOf } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';

type Say = Text<'description'>;

interface Described extends Pick<Card, 'photoFilter' | 'signature'> {
  /** The key of a background that there is. */
  readonly background: string;
  readonly seen: SeenParts;
}

/**
 * What a card looks like, sentence by sentence, for those who cannot see it. Pictures and stickers are described by
 * texts that people wrote; where things are and the colours of letters come from the drawing.
 */
export function describeCard(described: Described, language: Language): readonly string[] {
  const { background, seen, photoFilter, signature } = described;
  const say = textIn(language, 'description');
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const listed = (items: readonly string[]) => list.format(items);
  const colors = (names: readonly ColorName[]) => listed(names.map((name) => say(`color.${name}`)));
  const [heading, words] = [colors(seen.headingColors), colors(seen.wordColors)];
  const hasPhoto = seen.cover === 'photo' || seen.things.some(({ kind }) => kind === 'photo');
  const places = Map.groupBy(seen.things, ({ place }) => place);
  return [
    ...(seen.cover === 'picture' ? [say('cover', { picture: written(say, `cover.${background}`) })] : []),
    ...(seen.cover === 'photo' ? [say('coverPhoto')] : []),
    say('frame', { picture: written(say, `frame.${background}`) }),
    ...[...places].map(([place, things]) =>
      say('place', { where: say(`where.${place}`), things: listed(thingsOf(things, say)) }),
    ),
    ...(hasPhoto && photoFilter !== 'none' ? [say(`photos.${photoFilter}`)] : []),
    ...(heading && words ? [say('letters', { heading, words })] : []),
    ...(heading && !words ? [say('headingOnly', { heading })] : []),
    ...(signature?.kind === 'drawn' ? [say('signature')] : []),
  ];
}

function thingsOf(things: readonly Seen[], say: Say): readonly string[] {
  const others = things.filter((thing) => thing.kind === 'photo' && thing.of === 'other').length;
  return [
    ...things.flatMap((thing) => {
      if (thing.kind === 'sticker') return [written(say, `sticker.${thing.key}`)];
      return thing.of === 'other' ? [] : [say(`photo.${thing.of}`)];
    }),
    ...(others > 0 ? [say('photo.other', { count: others })] : []),
  ];
}

/** Every background and sticker has its texts: a test looks. */
function written(say: Say, id: string): string {
  return (say as (id: string) => string)(id as MessageId<'description'>);
}
