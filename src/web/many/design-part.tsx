import { SquarePen } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { isolate } from '#card/text/normalise-text.ts';
import { cardFor, nameMark } from '#content/many/card-for.ts';
import { DesignPicture } from '../components/design-picture.tsx';
import { manyText } from '../texts/many.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Area } from './area.tsx';
import { Disclosure } from './disclosure.tsx';
import { useMany } from './many-context.ts';
import { MissingLetters } from './missing-letters.tsx';
import { useCardPicture } from './use-card-picture.ts';

/** The design of all cards, and the words on it. */
export function DesignPart() {
  const { many, start } = useMany();
  const design = useStore(many, (state) => state.design);
  const words = useStore(many, (state) => state.words);
  const studio = useStore(many, (state) => state.studio);
  const lacking = useStore(many, ({ checked }) => checked?.found.lacking ?? none);
  const name = useStore(many, ({ rows }) => rows[0]?.name) ?? manyText('design.example.name');
  const frame = useRef<HTMLDivElement>(null);
  const picture = useCardPicture(frame, cardFor(design, words, { name, line: '', photo: null }));
  return (
    <section aria-labelledby="design" className="sheet flex flex-col gap-4 p-5 shadow-md sm:p-8">
      <h2 id="design" className="text-2xl">
        {manyText('design.title')}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <div ref={frame} className="aspect-card overflow-hidden rounded-md bg-cream shadow-sm">
          {picture ? (
            <img src={picture} alt={manyText('design.picture.alt', { name })} className="block w-full" />
          ) : null}
        </div>
        <div className="flex flex-col gap-4">
          <Area
            label={manyText('design.words.label')}
            hint={manyText('design.words.hint', { mark: isolate(nameMark) })}
            note={lacking.length > 0 ? <MissingLetters characters={lacking} /> : null}
            value={words}
            onChange={(event) => many.change({ words: event.target.value })}
          />
          <TextField
            label={manyText('design.from.label')}
            dir="auto"
            autoComplete="off"
            value={design.fromName}
            onChange={(event) => many.setFromName(event.target.value)}
          />
          <ButtonLink
            to={studio}
            look="quiet"
            size="small"
            className="self-start"
            icon={<SquarePen aria-hidden="true" className="size-5" />}
          >
            {manyText('design.studio.action')}
          </ButtonLink>
        </div>
      </div>
      <Disclosure title={manyText('design.others.title')}>
        {start.cards.length > 0 ? <OwnCards /> : null}
        <OurDesigns />
      </Disclosure>
    </section>
  );
}

const none: readonly string[] = [];

const grid = 'grid max-h-96 grid-cols-2 gap-2 overflow-y-auto p-1 sm:grid-cols-4';

function OwnCards() {
  const { many, start } = useMany();
  const from = useStore(many, (state) => state.from);
  const navigate = useNavigate();
  return (
    <RadioTiles
      legend={manyText('design.cards.label')}
      layout={grid}
      value={from.split(':')[0] === 'card' ? (from.split(':')[1] ?? null) : null}
      onChange={(id) => navigate(`/many?card=${id}`, { replace: true, preventScrollReset: true })}
      options={start.cards.map(({ id, title, picture }) => ({
        value: id,
        label: title,
        picture: <img src={picture} alt="" loading="lazy" className="block aspect-card w-full bg-cream" />,
      }))}
    />
  );
}

function OurDesigns() {
  const { many, start } = useMany();
  const from = useStore(many, (state) => state.from);
  const navigate = useNavigate();
  return (
    <RadioTiles
      legend={manyText('design.templates.label')}
      layout={grid}
      value={from.startsWith('template:') ? from.slice('template:'.length) : null}
      onChange={(id) => navigate(`/many?template=${id}`, { replace: true, preventScrollReset: true })}
      options={start.templates.map(({ id, title }) => ({
        value: id,
        label: title,
        picture: <DesignPicture id={id} alt="" widths={[320]} sizes="10rem" />,
      }))}
    />
  );
}
