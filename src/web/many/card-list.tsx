import { useState } from 'react';
import { useStore } from 'zustand';
import { manyText } from '../texts/many.ts';
import { Button } from '../ui/button.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardTile } from './card-tile.tsx';
import { useMany } from './many-context.ts';
import { Part } from './parts.tsx';
import { useGrowing } from './use-growing.ts';

/** Cards at first, which a phone draws at once; twice as many each time more are asked for. */
const pageSize = 24;

/** Each card of the list, small, with what is wrong with it. */
export function CardList() {
  const { many } = useMany();
  const rows = useStore(many, (state) => state.rows);
  const checked = useStore(many, (state) => state.checked);
  const [shown, setShown] = useState(pageSize);
  const drawn = useGrowing(Math.min(shown, rows.length));
  const [edited, setEdited] = useState<string | null>(null);
  const found = new Map(checked?.rows.map(({ key }, index) => [key, checked.found.people[index]]));
  const faults = checked?.found.people.filter(({ fault }) => fault !== null).length ?? 0;
  return (
    <Part
      id="cards"
      title={manyText('cards.title')}
      lead={
        <p role="status">
          <span>
            {rows.length === 0
              ? manyText('cards.empty.text')
              : manyText('cards.count.status', { count: rows.length })}
          </span>{' '}
          {faults > 0 ? (
            <span className="font-bold text-danger">
              {manyText('cards.faults.status', { count: faults })}
            </span>
          ) : null}
        </p>
      }
    >
      {rows.length > 0 ? (
        <ul aria-labelledby="cards" className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
          {rows.slice(0, drawn).map((row) => (
            <CardTile key={row.key} row={row} checked={found.get(row.key) ?? null} onEdit={setEdited} />
          ))}
        </ul>
      ) : null}
      {rows.length > shown ? (
        <Button look="quiet" className="self-center" onClick={() => setShown(2 * shown)}>
          {manyText('cards.more.action')}
        </Button>
      ) : null}
      <CardDialog row={rows.find(({ key }) => key === edited) ?? null} onClose={() => setEdited(null)} />
    </Part>
  );
}
