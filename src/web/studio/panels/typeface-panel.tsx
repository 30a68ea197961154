import { AlignCenter, AlignLeft } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import type { Card } from '#card/document/card.ts';
import { wordingOf } from '#card/layout/wording.ts';
import { type LetteringKey, letteringFor, letterings } from '#card/lettering/letterings.ts';
import { firstClusters } from '#card/text/clusters.ts';
import { eastAsianFamily } from '#card/text/fonts.ts';
import { oneLine } from '#card/text/normalise-text.ts';
import { scriptsWithoutFont } from '#card/text/text-fonts.ts';
import { type Typeface, typefaces } from '#card/text/typefaces.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { joinSentences } from '#content/languages/languages.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import { pageLocale } from '../../texts/page-locale.ts';
import { studioText } from '../../texts/studio.ts';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { useCard, useStudio } from '../studio-context.tsx';
import { typefaceName } from './choice-names.ts';
import { type SampleTexts, TypefaceSample } from './typeface-sample.tsx';

export function TypefacePanel() {
  return (
    <>
      <TypefaceField />
      <LetteringField />
      <SizeField />
      <AlignField />
    </>
  );
}

/** As much of the wish as a tile shows. */
const sampleLength = 40;

function textsOf(card: Card): SampleTexts {
  const { heading, message, from } = wordingOf(card, drawnPhrases(card.language), {
    message: studioText('typeface.sample.text'),
  });
  return {
    heading: heading.oneLine,
    words: firstClusters(oneLine(message), sampleLength).join(''),
    all: message + from,
  };
}

function TypefaceField() {
  const { edit } = useStudio();
  const chosen = useCard((card) => card.typeface);
  const texts = useSampleTexts();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{studioText('typeface.label')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {typefaces.map((typeface) => (
          <Tile
            key={typeface.key}
            name={name}
            typeface={typeface}
            texts={texts}
            checked={typeface.key === chosen}
            onChoose={() => edit({ type: 'typeface', value: typeface.key })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Drawn behind what is typed: the samples are not what the sender waits for. */
function useSampleTexts(): SampleTexts {
  const heading = useDeferredValue(useCard((card) => textsOf(card).heading));
  const words = useDeferredValue(useCard((card) => textsOf(card).words));
  const all = useDeferredValue(useCard((card) => textsOf(card).all));
  return { heading, words, all };
}

interface TileProps {
  name: string;
  typeface: Typeface;
  texts: SampleTexts;
  checked: boolean;
  onChoose: () => void;
}

function Tile({ name, typeface, texts, checked, onChoose }: TileProps) {
  const note = typefaceNote(typeface, texts);
  const id = useId();
  return (
    <label className="relative block">
      <input
        type="radio"
        name={name}
        value={typeface.key}
        checked={checked}
        onChange={onChoose}
        aria-label={typefaceName(typeface)}
        aria-describedby={note ? id : undefined}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
      />
      <span className="pointer-events-none flex h-full flex-col gap-1 rounded-md border-2 border-line bg-surface p-2.5 peer-checked:border-ink peer-checked:bg-marigold-soft peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 peer-[:hover:not(:checked)]:border-edge">
        <TypefaceSample typeface={typeface} texts={texts} />
        <span className={checked ? 'mt-auto font-bold text-sm' : 'mt-auto text-sm'}>
          {typefaceName(typeface)}
        </span>
        {note ? (
          <span id={id} className="text-ink-soft text-sm leading-snug">
            {note}
          </span>
        ) : null}
      </span>
    </label>
  );
}

function LetteringField() {
  const { edit } = useStudio();
  const value = useCard((card) => letteringFor(card.lettering));
  return (
    <RadioTiles<LetteringKey>
      legend={studioText('typeface.lettering.label')}
      look="segments"
      value={value}
      onChange={(next) => edit({ type: 'lettering', value: next })}
      options={letterings.map((key) => ({ value: key, label: studioText(`lettering.${key}`) }))}
    />
  );
}

const sizes = () =>
  [
    { value: 'small', label: studioText('typeface.size.small') },
    { value: 'medium', label: studioText('typeface.size.medium') },
    { value: 'large', label: studioText('typeface.size.large') },
  ] as const satisfies readonly { value: Card['textSize']; label: string }[];

function SizeField() {
  const { edit } = useStudio();
  const value = useCard((card) => card.textSize);
  return (
    <RadioTiles<Card['textSize']>
      legend={studioText('typeface.size.label')}
      look="segments"
      value={value}
      onChange={(next) => edit({ type: 'textSize', value: next })}
      options={sizes()}
    />
  );
}

function AlignField() {
  const { edit } = useStudio();
  const value = useCard((card) => card.textAlign);
  return (
    <RadioTiles<Card['textAlign']>
      legend={studioText('typeface.align.label')}
      look="segments"
      value={value}
      onChange={(next) => edit({ type: 'textAlign', value: next })}
      options={[
        {
          value: 'center',
          label: studioText('typeface.align.centre'),
          picture: <AlignCenter aria-hidden="true" className="size-5" />,
        },
        {
          value: 'start',
          label: studioText('typeface.align.start'),
          picture: <AlignLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />,
        },
      ]}
    />
  );
}

/**
 * Says which scripts of the card a pairing has no letters of its own for, before it is chosen; empty when it has all.
 * Those words stay as the classic pairing shows them.
 */
export function typefaceNote(
  typeface: Typeface,
  { heading, all: words }: { readonly heading: string; readonly all: string },
): string {
  if (typeface.heading.length === 0) return '';
  const eastAsian = eastAsianFamily(heading + words);
  const inHeading = scriptsWithoutFont(heading, { typeface, role: 'heading', eastAsian });
  const inWords = scriptsWithoutFont(words, { typeface, role: 'words', eastAsian });
  const inBoth = inHeading.filter((script) => inWords.includes(script));
  const others = (scripts: readonly string[]) => scripts.filter((script) => !inBoth.includes(script));
  return joinSentences(pageLanguage(), [
    ...sentence('typeface.note.stay', [...inBoth]),
    ...sentence('typeface.note.heading', others(inHeading)),
    ...sentence('typeface.note.wish', others(inWords)),
  ]);
}

type Said = 'typeface.note.stay' | 'typeface.note.heading' | 'typeface.note.wish';

/** None of no scripts. */
function sentence(said: Said, scripts: readonly string[]): string[] {
  if (scripts.length === 0) return [];
  const names = new Intl.DisplayNames(pageLocale(), { type: 'script' });
  const named = scripts.map((code) =>
    code === 'Hani' ? studioText('typeface.note.eastAsian') : (names.of(code) ?? code),
  );
  return [studioText(said, { scripts: new Intl.ListFormat(pageLocale()).format(named) })];
}
