import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languages } from '#content/languages/languages.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { classNames } from './class-names.ts';
import { tabListLook, tabLook } from './tab-look.ts';

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
  /** The address of each tab without JavaScript. When absent, only the first tab can be seen there. */
  href?: (value: Value) => string;
  className?: string;
}

/** Tabs and their panels. Only the selected panel is in the page. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { tabs, label, value, defaultValue = tabs[0]?.value, onChange, href, className } = props;
  return (
    <DirectionProvider direction={languages[pageLanguage()].direction}>
      <Base.Root
        {...(value === undefined ? { defaultValue } : { value })}
        onValueChange={(next) => onChange?.(next as Value)}
        className={className}
      >
        <Base.List
          aria-label={label}
          activateOnFocus
          className={classNames(tabListLook, 'flex', href && 'noscript:hidden')}
        >
          {tabs.map((tab) => (
            <Base.Tab key={tab.value} value={tab.value} className={tabLook}>
              <TabText {...tab} />
            </Base.Tab>
          ))}
        </Base.List>
        {href ? (
          <nav aria-label={label} className={classNames(tabListLook, 'noscript:flex hidden')}>
            {tabs.map((tab) => (
              <Link
                key={tab.value}
                to={href(tab.value)}
                aria-current={tab.value === value ? 'page' : undefined}
                data-active={tab.value === value ? '' : undefined}
                className={tabLook}
              >
                <TabText {...tab} />
              </Link>
            ))}
          </nav>
        ) : null}
        {tabs.map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} className="rounded-md pt-6">
            {tab.panel}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  );
}

function TabText({ label, count }: { label: string; count?: number }) {
  return (
    <>
      <span>{label}</span>
      {count === undefined ? null : <Count of={count} />}
    </>
  );
}

function Count({ of }: { of: number }) {
  return (
    <span
      className={classNames(
        'min-w-7 rounded-full bg-cream px-1.5 text-center text-ink-soft text-sm tabular-nums',
        'group-data-active:bg-marigold group-data-active:text-on-bright',
      )}
    >
      {of}
    </span>
  );
}
