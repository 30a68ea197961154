import { BookHeart, Feather, Heart, Landmark, Laugh } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#card/document/limits.ts';
import { anyone, relationshipOf, relationships } from '#content/relationships.ts';
import { type Tone, tones } from '#content/tones.ts';
import { choicesList } from '../../texts/choices.ts';
import { pageLocale } from '../../texts/page-locale.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { Select } from '../../ui/select.tsx';
import { CharacterCounter, CountedTextArea } from '../../ui/text-area.tsx';
import { fieldProblem } from '../document/field-problem.ts';
import { earlyFormId } from '../early/early-form.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { WishMaker } from '../wish/wish-maker.tsx';
import { MissingGlyphsNote } from './missing-glyphs-note.tsx';
import { useCardTextField } from './use-card-text-field.ts';

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
      <LastWords />
      <WishMaker />
      <MessageField />
    </>
  );
}

/** What the sender wrote to the same person the last time. */
function LastWords() {
  const said = useStudio().start.contact?.said;
  if (!said) return null;
  return (
    <figure className="rounded-md border-marigold border-s-4 bg-marigold-soft px-4 py-3">
      <figcaption className="font-bold">{studioText('wish.lastTime.title')}</figcaption>
      <blockquote dir="auto" className="whitespace-pre-line text-ink-soft">
        {said}
      </blockquote>
    </figure>
  );
}

function RelationshipField() {
  const { edit } = useStudio();
  const value = useCard((card) => card.relationship);
  return (
    <Select
      form={earlyFormId}
      name="relationship"
      label={studioText('wish.relationship.label')}
      placeholder={studioText('wish.relationship.placeholder')}
      value={value ?? ''}
      onChange={(event) => edit({ type: 'relationship', value: event.target.value || null })}
      options={relationshipOptions(value)}
    />
  );
}

/** In the words of the page's language. What a card of another language or a design says stays among them. */
function relationshipOptions(said: string | null) {
  const { relations } = choicesList();
  const options = relationships.flatMap((name) => {
    const own = Object.entries(relations[name] ?? {});
    const asOne = { value: name, label: studioText(`relationship.${name}`) };
    const exact = own.map(([word, label]) => ({ value: `${name}/${word}`, label }));
    const isAsOne =
      said === name || (relationshipOf(said ?? '') === name && !exact.some(({ value }) => value === said));
    if (exact.length === 0 || isAsOne) return [isAsOne ? { ...asOne, value: said ?? name } : asOne, ...exact];
    return exact;
  });
  return [...options, { value: anyone, label: studioText('relationship.anyone') }];
}

function ToneField() {
  const { edit, store } = useStudio();
  const value = useCard((card) => card.tone);
  const [replaced, setReplaced] = useState<ReplacedBackground | null>(null);

  function choose(key: Tone) {
    const background = tones.find((tone) => tone.key === key)?.background ?? null;
    const now = store.getState().card.background;
    // Of several tones in a row, each with its background, the one before the first.
    if (background)
      setReplaced({ before: replaced?.after === now ? replaced.before : now, after: background });
    edit({ type: 'tone', value: key, background });
  }

  return (
    <div className="flex flex-col gap-2">
      <RadioTiles<Tone>
        form={earlyFormId}
        name="tone"
        legend={studioText('wish.tone.label')}
        layout="grid grid-cols-2 gap-2 sm:grid-cols-3"
        value={tones.find(({ key }) => key === value)?.key ?? null}
        onChange={choose}
        options={tones.map(({ key }) => {
          const Icon = toneIcons[key];
          return {
            value: key,
            label: studioText(`tone.${key}`),
            picture: <Icon aria-hidden="true" className="size-5 text-coral-text" />,
          };
        })}
      />
      <div role="status">{replaced ? <ReplacedNote {...replaced} /> : null}</div>
    </div>
  );
}

/** The keys of a background that gave way to a tone's. */
interface ReplacedBackground {
  readonly before: string;
  readonly after: string;
}

/** A tone sets its background. Whoever had chosen another one is told, and brings it back by one press. */
function ReplacedNote({ before, after }: ReplacedBackground) {
  const { edit } = useStudio();
  const background = useCard((card) => card.background);
  if (background !== after || before === after) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
      {studioText('wish.backgroundChanged.text')}
      <Button look="secondary" size="small" onClick={() => edit({ type: 'background', value: before })}>
        {studioText('wish.backgroundChanged.undo')}
      </Button>
    </p>
  );
}

/** A text longer than this many times the limit is ignored, because laying it out would freeze the page. */
const tooMuch = 3;

function MessageField() {
  const [refused, setRefused] = useState<number | null>(null);
  const { ref, text, defaultValue } = useCardTextField<HTMLTextAreaElement>('message', (value) => {
    const length = [...value].length;
    const isRefused = length > limits.message * tooMuch;
    setRefused(isRefused ? length : null);
    return isRefused ? null : { type: 'message', value };
  });
  return (
    <CountedTextArea
      ref={ref}
      form={earlyFormId}
      name="message"
      defaultValue={defaultValue}
      label={studioText('wish.message.label')}
      hint={studioText('wish.message.hint')}
      counter={(id) => <CharacterCounter id={id} length={[...text].length} max={limits.message} />}
      error={
        refused === null
          ? fieldProblem('message', text)
          : studioText('wish.message.tooLong', {
              refused: refused.toLocaleString(pageLocale()),
              max: limits.message.toLocaleString(pageLocale()),
            })
      }
      note={<MissingGlyphsNote field="message" />}
      dir="auto"
    />
  );
}
