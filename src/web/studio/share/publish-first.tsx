import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { type ShareMethodId, shareMethods } from './share-methods.tsx';
import { hasShareSheet } from './share-sheet.ts';

interface PublishFirstProps {
  chosen: ShareMethodId | null;
  onChoose: (way: ShareMethodId) => void;
}

/** Chooses how to share a card that is not public yet. It is shared after publishing. */
export function PublishFirst({ chosen, onChoose }: PublishFirstProps) {
  return (
    <RadioTiles<ShareMethodId>
      legend="How will you send it?"
      value={chosen}
      onChange={onChoose}
      layout="grid grid-cols-3 gap-2 sm:gap-3"
      options={shareMethods
        .filter(({ id }) => id !== 'device' || hasShareSheet())
        .map(({ id, label, icon }) => ({ value: id, label, picture: icon }))}
    />
  );
}
