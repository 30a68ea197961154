import { useId } from 'react';
import { useStore } from 'zustand';
import { compositions } from '#card/compositions/compositions.ts';
import { studioText } from '../../texts/studio.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { compositionName } from './choice-names.ts';
import { PictureTile } from './picture-tile.tsx';
import { useCompositionPictures } from './use-composition-pictures.ts';

/** Chooses how words and photos are placed, by looking at one's own card in each composition. */
export function LayoutPanel() {
  const { edit, view } = useStudio();
  const name = useId();
  const chosen = useCard((card) => card.composition);
  const isOpen = useStore(view, ({ panel }) => panel === 'layout');
  const pictures = useCompositionPictures(isOpen);
  const composition = compositions.find(({ key }) => key === chosen);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full justify-between gap-3 font-bold">
        {studioText('panel.layout.title')}
        {composition ? (
          <span className="font-normal text-ink-faint text-sm">{compositionName(composition)}</span>
        ) : null}
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-4">
        {compositions.map(({ key, label }) => (
          <PictureTile
            key={key}
            name={name}
            value={key}
            label={compositionName({ key, label })}
            checked={key === chosen}
            picture={pictures[key] ?? null}
            onChoose={() => edit({ type: 'composition', value: key })}
          />
        ))}
      </div>
    </fieldset>
  );
}
