import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type EastAsianFamily, eastAsianFamily, fittedFont } from '#card/text/fonts.ts';
import { itemise } from '#card/text/itemise.ts';
import { oneLine } from '#card/text/normalise-text.ts';
import { textFonts } from '#card/text/text-fonts.ts';
import type { TextRole, Typeface } from '#card/text/typefaces.ts';
import { whenLoaded } from '../../ui/use-lazy-module.ts';
import { useNear } from '../../ui/use-near.ts';
import { emojiPictures } from '../preview/emoji-pictures.ts';
import { createPageFonts } from '../preview/page-sources.ts';

/** What the sender wrote: the heading, the beginning of the wish, and all that is set in the face to be read. */
export interface SampleTexts {
  readonly heading: string;
  readonly words: string;
  readonly all: string;
}

interface TypefaceSampleProps {
  typeface: Typeface;
  texts: SampleTexts;
}

/** The sender's own words in a pairing. Its fonts are loaded once the sample is near the visible part of the page. */
export function TypefaceSample({ typeface, texts }: TypefaceSampleProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place);
  const eastAsian = eastAsianFamily(texts.heading + texts.all);
  const [heading, words] = useMemo(
    () =>
      isNear
        ? [
            runsOf(texts.heading, { typeface, role: 'heading', eastAsian }),
            runsOf(texts.words, { typeface, role: 'words', eastAsian }),
          ]
        : [[], []],
    [isNear, typeface, eastAsian, texts.heading, texts.words],
  );
  const isLoaded = useFonts([...heading, ...words]);
  return (
    <span
      ref={place}
      translate="no"
      aria-hidden="true"
      className={isLoaded ? 'flex min-h-24 flex-col gap-1' : 'invisible flex min-h-24 flex-col gap-1'}
    >
      {/* A brush's last letter reaches over its line. */}
      <Line runs={heading} className="line-clamp-3 pe-2 text-lg leading-snug sm:text-xl" />
      <Line runs={words} className="line-clamp-2 text-base leading-normal" />
    </span>
  );
}

/** Characters that one font draws. */
interface Run {
  readonly text: string;
  readonly family: string;
  readonly weight: 400 | 700;
  /** Times the size of the line. */
  readonly scale: number;
}

function Line({ runs, className }: { runs: readonly Run[]; className: string }) {
  return (
    <span dir="auto" className={className}>
      {runs.map(({ text, family, weight, scale }, index) => (
        <span key={index} style={{ fontFamily: `"${family}"`, fontWeight: weight, fontSize: `${scale}em` }}>
          {text}
        </span>
      ))}
    </span>
  );
}

interface Setting {
  readonly typeface: Typeface;
  readonly role: TextRole;
  readonly eastAsian: EastAsianFamily;
}

function runsOf(text: string, setting: Setting): readonly Run[] {
  const line = oneLine(text);
  const fonts = textFonts(line, setting);
  const runs: Run[] = [];
  for (const { text, kind, name } of itemise(line, emojiPictures, fonts)) {
    const last = runs.at(-1);
    const family = kind === 'text' || kind === 'space' ? name : (last?.family ?? 'sans-serif');
    if (last?.family === family) {
      runs[runs.length - 1] = { ...last, text: last.text + text };
      continue;
    }
    const { weight, size } = fittedFont({ family, weight: setting.role === 'heading' ? 700 : 400, size: 1 });
    runs.push({ text, family, weight, scale: size });
  }
  return runs;
}

/** Loads the fonts of the runs; true when they are there, or cannot be had. */
function useFonts(runs: readonly Run[]): boolean {
  const [fonts] = useState(createPageFonts);
  const [loaded, setLoaded] = useState<string | null>(null);
  const key = runs.map(({ family, weight, text }) => `${family} ${weight} ${text}`).join('\n');
  const load = useEffectEvent(() => Promise.all(runs.map((run) => fonts.load(run).catch(() => {}))));
  // The network is outside React. A font that cannot be loaded shows as the machine's own.
  useEffect(() => {
    if (!key) return;
    return whenLoaded(load(), () => setLoaded(key));
  }, [key]);
  return loaded !== null;
}
