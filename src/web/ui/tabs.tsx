import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Shown beside the label. */
  count?: number;
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  tabs: readonly Tab<Value>[];
  /** What the tabs choose between, for screen readers. */
  label: string;
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  className?: string;
}

/** Tabs and their panels; arrow keys move, the panel of the chosen one is in the page. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, label, value, defaultValue = tabs[0]?.value, onChange, className } = props;
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(next) => onChange?.(next as Value)}
      className={className}
    >
      <Base.List
        aria-label={label}
        activateOnFocus
        className="flex gap-1 overflow-x-auto border-line border-b-2 p-1 pb-0"
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabLook}>
            {tab.label}
            {tab.count === undefined ? null : <Count of={tab.count} />}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="rounded-md pt-6">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

const tabLook =
  'group flex min-h-12 shrink-0 items-center gap-1.5 rounded-t-md border-transparent border-b-4 px-2 text-ink-soft text-sm ' +
  'sm:gap-2 sm:px-4 sm:text-base ' +
  'hover:bg-marigold-soft data-active:border-coral data-active:font-bold data-active:text-ink';

function Count({ of }: { of: number }) {
  return (
    <span
      className={classNames(
        'min-w-7 rounded-full bg-cream px-1.5 text-center text-ink-soft text-sm tabular-nums',
        'group-data-active:bg-marigold group-data-active:text-ink',
      )}
    >
      {of}
    </span>
  );
}
