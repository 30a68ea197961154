import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { hasShareSheet } from './share-sheet.ts';
import { type WayId, ways } from './ways.tsx';

interface PublishFirstProps {
  chosen: WayId | null;
  onChoose: (way: WayId) => void;
}

/** The ways to share a card that is not public yet: to be chosen now and taken afterwards. */
export function PublishFirst({ chosen, onChoose }: PublishFirstProps) {
  return (
    <RadioTiles<WayId>
      legend="How will you send it?"
      value={chosen}
      onChange={onChoose}
      layout="grid grid-cols-3 gap-2 sm:gap-3"
      options={ways
        .filter(({ id }) => id !== 'device' || hasShareSheet())
        .map(({ id, label, icon }) => ({ value: id, label, picture: icon }))}
    />
  );
}
