import { ArrowLeftFromLine, ArrowUpFromLine, CloudFog, Maximize2, RotateCw } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { Animation } from '#card/document/card.ts';
import { standardLook } from '#card/document/standard-look.ts';
import { pageLocale } from '../../texts/page-locale.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { SaveDesign } from '../save/save-design.tsx';
import { useCard, useStudio } from '../studio-context.tsx';

const colors = () =>
  [
    { field: 'titleColor', label: studioText('style.titleColour.label') },
    { field: 'wishColor', label: studioText('style.wishColour.label') },
    { field: 'fromColor', label: studioText('style.fromColour.label') },
  ] as const;

const animations = () =>
  [
    { value: 'fade', label: studioText('animation.fade'), icon: CloudFog },
    { value: 'slideUp', label: studioText('animation.slideUp'), icon: ArrowUpFromLine },
    { value: 'slideLeft', label: studioText('animation.slideLeft'), icon: ArrowLeftFromLine },
    { value: 'scale', label: studioText('animation.scale'), icon: Maximize2 },
    { value: 'rotate', label: studioText('animation.rotate'), icon: RotateCw },
  ] as const satisfies readonly { value: Animation; label: string; icon: unknown }[];

export function StylePanel() {
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12.5rem,100%),1fr))] gap-4">
        {colors().map(({ field, label }) => (
          <ColorChoice key={field} field={field} label={label} />
        ))}
      </div>
      <ReplacedColors />
      <ResetColors />
      <AnimationField />
      <SaveDesign />
    </>
  );
}

function ColorChoice({ field, label }: { field: ReturnType<typeof colors>[number]['field']; label: string }) {
  const { edit } = useStudio();
  const value = useCard((card) => card[field]);
  return <ColorField label={label} value={value} onChange={(next) => edit({ type: field, value: next })} />;
}

/** Says which of the chosen colours are not what the card shows. */
function ReplacedColors() {
  const { liveScene } = useStudio();
  // It lays out every face, which typing must not wait for.
  const card = useDeferredValue(useCard((card) => card));
  useStore(liveScene, ({ version }) => version);
  const replaced = liveScene.replacedColors(card);
  const names = colors()
    .filter(({ field }) => replaced.includes(field))
    .map(({ label }) => label);
  return (
    <p role="status" className="text-ink-soft empty:hidden">
      {names.length > 0
        ? studioText('style.unreadable.hint', {
            names: new Intl.ListFormat(pageLocale()).format(names),
          })
        : ''}
    </p>
  );
}

const { background: _, ...standardColors } = standardLook;

function ResetColors() {
  const { edit } = useStudio();
  return (
    <Button
      look="quiet"
      size="small"
      className="self-start"
      onClick={() => edit({ type: 'look', value: standardColors })}
    >
      {studioText('style.reset.action')}
    </Button>
  );
}

function AnimationField() {
  const { edit, view } = useStudio();
  const value = useCard((card) => card.animation);
  return (
    <div className="flex flex-col gap-3">
      <RadioTiles<Animation>
        legend={studioText('animation.label')}
        layout="grid grid-cols-3 gap-2 sm:max-lg:grid-cols-5"
        value={value}
        onChange={(next) => {
          edit({ type: 'animation', value: next });
          view.replay();
        }}
        options={animations().map(({ value, label, icon: Icon }) => ({
          value,
          label,
          picture: <Icon aria-hidden="true" className="size-5 text-leaf-text" />,
        }))}
      />
      <Button look="quiet" size="small" className="self-start" onClick={view.replay}>
        {studioText('animation.replay.action')}
      </Button>
    </div>
  );
}
