import { BookHeart, Feather, Heart, Landmark, Laugh } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { limits } from '#card/document/limits.ts';
import { relationships } from '#content/relationships.ts';
import { type Tone, tones } from '#content/tones.ts';
import { pageLocale } from '../../texts/page-locale.ts';
import { studioText } from '../../texts/studio.ts';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { Select } from '../../ui/select.tsx';
import { CountedArea, CounterPlace, counted } from '../../ui/text-area.tsx';
import { fieldProblem, typedText } from '../document/field-problem.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { WishMaker } from '../wish/wish-maker.tsx';
import { MissingGlyphsNote } from './missing-glyphs-note.tsx';
import { onNativeInput } from './native-input.ts';

const toneIcons = {
  sweet: Heart,
  funny: Laugh,
  formal: Landmark,
  blessing: BookHeart,
  poetic: Feather,
} as const;

export function WishPanel() {
  return (
    <>
      <RelationshipField />
      <ToneField />
      <WishMaker />
      <MessageField />
    </>
  );
}

function RelationshipField() {
  const { edit } = useStudio();
  const value = useCard((card) => card.relationship);
  return (
    <Select
      label={studioText('wishPanel.relationship')}
      placeholder={studioText('wishPanel.chooseWhoTheyAre')}
      value={value ?? ''}
      onChange={(event) => edit({ type: 'relationship', value: event.target.value || null })}
      options={relationships.map((name) => ({ value: name, label: studioText(`relationship.${name}`) }))}
    />
  );
}

function ToneField() {
  const { edit } = useStudio();
  const value = useCard((card) => card.tone);
  return (
    <RadioTiles<Tone>
      legend={studioText('wishPanel.tone')}
      layout="grid grid-cols-2 gap-2 sm:grid-cols-3"
      value={tones.find(({ key }) => key === value)?.key ?? null}
      onChange={(key) => {
        const background = tones.find((tone) => tone.key === key)?.background ?? null;
        edit({ type: 'tone', value: key, background });
      }}
      options={tones.map(({ key }) => {
        const Icon = toneIcons[key];
        return {
          value: key,
          label: studioText(`tone.${key}`),
          picture: <Icon aria-hidden="true" className="size-5 text-coral-text" />,
        };
      })}
    />
  );
}

/** A text longer than this many times the limit is ignored, because laying it out would freeze the page. */
const tooMuch = 3;

/**
 * React renders neither the text of the text area nor that of the counter. It would write the text into the page at
 * each character, and the browser would compute its styles again.
 */
function MessageField() {
  const { editAfterPaint } = useStudio();
  const area = useRef<HTMLTextAreaElement>(null);
  const counter = useRef<HTMLSpanElement>(null);
  const problem = useCard(({ message }) => fieldProblem('message', message));
  const left = useCard(({ message }) => Math.min(limits.message - [...message].length, farFromLimit));
  const [refused, setRefused] = useState<number | null>(null);

  function show(message: string) {
    if (area.current && area.current.value !== message) area.current.value = message;
    // Changes the text node in place. A new node would have to be styled.
    const text = counter.current?.firstChild;
    const count = counted([...message].length, limits.message);
    if (text && text.nodeValue !== count) text.nodeValue = count;
  }

  function type(field: HTMLTextAreaElement) {
    const message = typedText(field.value);
    const length = [...message].length;
    const refuse = length > limits.message * tooMuch;
    setRefused(refuse ? length : null);
    if (!refuse) editAfterPaint({ type: 'message', value: message });
  }

  const showNow = useMessage(show);
  useTyping(area, (field) => {
    type(field);
    showNow();
  });

  const max = limits.message.toLocaleString(pageLocale());
  return (
    <CountedArea
      ref={area}
      label={studioText('wishPanel.yourOwnMessage')}
      hint={studioText('wishPanel.typingHereReplacesThe')}
      counter={(id) => (
        <CounterPlace ref={counter} id={id} left={left}>
          {counted(0, limits.message)}
        </CounterPlace>
      )}
      error={
        refused === null
          ? problem
          : studioText('wishPanel.thatTextHasCharacters', {
              refused: refused.toLocaleString(pageLocale()),
              max,
            })
      }
      note={<MissingGlyphsNote field="message" />}
      dir="auto"
    />
  );
}

/** From this many remaining characters on, the counter looks the same. */
const farFromLimit = 21;

/** Calls with the field whenever somebody types in it. */
function useTyping(
  area: { readonly current: HTMLTextAreaElement | null },
  typed: (field: HTMLTextAreaElement) => void,
): void {
  const onTyped = useEffectEvent(typed);
  // React does not see these events; see `onNativeInput`.
  useEffect(() => {
    const field = area.current;
    return field ? onNativeInput(field, () => onTyped(field)) : undefined;
  }, [area]);
}

/** Calls with the document's message now and after each edit. The returned function calls it once more. */
function useMessage(show: (message: string) => void): () => void {
  const { store } = useStudio();
  const showNow = () => show(store.getState().card.message);
  const onEdit = useEffectEvent(showNow);
  // The field's text is the browser's. A layout effect, because the text must be there in the first paint.
  useLayoutEffect(() => {
    onEdit();
    return store.subscribe(() => onEdit());
  }, [store]);
  return showNow;
}
