import { SquarePen, UserRoundX } from 'lucide-react';
import { memo, useRef } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { limits } from '#card/document/limits.ts';
import { cardFor } from '#content/many/card-for.ts';
import type { CheckedPerson, Fault } from '#content/many/check-people.ts';
import { manyLimits } from '#content/many/limits.ts';
import { missingGlyphsText } from '../studio/panels/missing-glyphs-text.ts';
import { manyText } from '../texts/many.ts';
import { IconButton } from '../ui/button.tsx';
import { useCardPicture } from './card-picture.ts';
import { dayText } from './days.ts';
import type { Row } from './draft.ts';
import { useMany } from './many-context.ts';

interface CardTileProps {
  row: Row;
  /** Null until it was looked at. */
  checked: CheckedPerson | null;
  onEdit: (key: string) => void;
}

/** A card of the list. Drawn anew only where it has changed: there may be 200. */
export const CardTile = memo(function CardTile({ row, checked, onEdit }: CardTileProps) {
  const { many } = useMany();
  const design = useStore(many, (state) => state.design);
  const words = useStore(many, (state) => state.words);
  const frame = useRef<HTMLLIElement>(null);
  const picture = useCardPicture(frame, cardFor(design, words, row));
  const { key, name, line, day, card } = row;
  return (
    <li
      ref={frame}
      className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line bg-surface"
    >
      <div className="aspect-card bg-cream">
        {picture ? <img src={picture} alt="" className="block w-full" /> : null}
      </div>
      <div className="flex grow flex-col gap-1 px-3 pt-2 text-sm [overflow-wrap:anywhere]">
        <bdi className="font-bold text-base leading-tight">{name}</bdi>
        {line ? <span dir="auto">{line}</span> : null}
        {day ? (
          <span className="text-ink-soft">{manyText('card.day.text', { day: dayText(day) })}</span>
        ) : null}
        {checked ? <Problems {...checked} /> : null}
      </div>
      <div className="flex items-center justify-end">
        {card ? (
          <Link to={`/studio?cardId=${card}`} className="link me-auto inline-flex min-h-11 items-center px-3">
            {manyText('card.published.label')}
          </Link>
        ) : (
          <IconButton
            label={manyText('card.change.action', { name })}
            icon={<SquarePen className="size-5" />}
            onClick={() => onEdit(key)}
          />
        )}
        <IconButton
          label={manyText('card.remove.action', { name })}
          icon={<UserRoundX className="size-5" />}
          onClick={() => many.removeRow(key)}
        />
      </div>
    </li>
  );
});

function Problems({ fault, isDouble, lacking }: CheckedPerson) {
  return (
    <>
      {fault ? <span className="font-bold text-danger">{faultText(fault)}</span> : null}
      {isDouble ? <span className="text-coral-text">{manyText('card.double.text')}</span> : null}
      {lacking.length > 0 ? <span className="text-coral-text">{missingGlyphsText(lacking)}</span> : null}
    </>
  );
}

/** Why a card cannot be made, with the limit. */
export function faultText(fault: Fault): string {
  const max = {
    'long-name': limits.name,
    'long-line': manyLimits.line,
    'long-words': limits.message,
  } as const;
  return manyText(`card.fault.${fault}`, { max: max[fault] });
}
