import { Columns2, Laptop, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useStore } from 'zustand';
import { studioText } from '../../texts/studio.ts';
import { useStudio } from '../studio-context.tsx';
import type { Screens } from './studio-view.ts';

const options = [
  {
    value: 'laptop',
    get label() {
      return studioText('screens.laptop');
    },
    icon: Laptop,
  },
  {
    value: 'phone',
    get label() {
      return studioText('screens.phone');
    },
    icon: Smartphone,
  },
  {
    value: 'both',
    get label() {
      return studioText('screens.both');
    },
    icon: Columns2,
  },
] as const satisfies readonly { value: Screens; label: string; icon: unknown }[];

/** Chooses the screens on which the preview shows the card. Two cards do not fit on a phone. */
export function ScreensSwitch() {
  const { view } = useStudio();
  const chosen = useStore(view, ({ screens }) => screens);
  const name = useId();
  return (
    <fieldset data-screens>
      <legend className="sr-only">{studioText('screens.label')}</legend>
      {options.map(({ value, label, icon: Icon }) => (
        <label key={value} title={label} className={value === 'both' ? 'relative max-md:hidden' : 'relative'}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => view.showOn(value)}
            aria-label={label}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
          />
          <span className="pointer-events-none flex size-11 items-center justify-center gap-1.5 rounded-full text-ink-soft text-sm peer-checked:bg-marigold peer-checked:text-on-bright peer-[:hover:not(:checked)]:bg-marigold-soft peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 lg:w-auto lg:px-3">
            <Icon aria-hidden="true" className="size-5" />
            <span aria-hidden="true" className="max-lg:hidden">
              {label}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
