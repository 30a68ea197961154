import { SquarePen } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { isolate } from '#card/text/normalise-text.ts';
import { cardFor, nameMark } from '#content/many/card-for.ts';
import { DesignPicture } from '../components/design-picture.tsx';
import { missingGlyphsText } from '../studio/panels/missing-glyphs-text.ts';
import { manyText } from '../texts/many.ts';
import { ButtonLink } from '../ui/button.tsx';
import { RadioTiles, type Tile } from '../ui/radio-tiles.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCardPicture } from './card-picture.ts';
import { useMany } from './many-context.ts';
import { Disclosure, LabelledTextArea, Part } from './parts.tsx';

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
    <Part id="design" title={manyText('design.title')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div ref={frame} className="aspect-card overflow-hidden rounded-md bg-cream shadow-sm">
          {picture ? (
            <img src={picture} alt={manyText('design.picture.alt', { name })} className="block w-full" />
          ) : null}
        </div>
        <div className="flex flex-col gap-4">
          <LabelledTextArea
            label={manyText('design.words.label')}
            hint={manyText('design.words.hint', { mark: isolate(nameMark) })}
            note={lacking.length > 0 ? missingGlyphsText(lacking) : null}
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
        {start.cards.length > 0 ? (
          <Designs
            kind="card"
            legend={manyText('design.cards.label')}
            options={start.cards.map(({ id, title, picture }) => ({
              value: id,
              label: title,
              picture: (
                <img src={picture} alt="" loading="lazy" className="block aspect-card w-full bg-cream" />
              ),
            }))}
          />
        ) : null}
        <Designs
          kind="template"
          legend={manyText('design.templates.label')}
          options={start.templates.map(({ id, title }) => ({
            value: id,
            label: title,
            picture: <DesignPicture id={id} alt="" widths={[320]} sizes="10rem" />,
          }))}
        />
      </Disclosure>
    </Part>
  );
}

const none: readonly string[] = [];

/** Designs to choose from; the address names the one that is chosen. */
function Designs({ kind, legend, options }: DesignsProps) {
  const { many } = useMany();
  const [chosenKind, chosen = null] = useStore(many, (state) => state.from).split(':');
  const navigate = useNavigate();
  return (
    <RadioTiles
      legend={legend}
      layout="grid max-h-96 grid-cols-2 gap-2 overflow-y-auto p-1 sm:grid-cols-4"
      value={chosenKind === kind ? chosen : null}
      onChange={(id) => navigate(`/many?${kind}=${id}`, { replace: true, preventScrollReset: true })}
      options={options}
    />
  );
}

interface DesignsProps {
  kind: 'card' | 'template';
  legend: string;
  options: readonly Tile<string>[];
}
