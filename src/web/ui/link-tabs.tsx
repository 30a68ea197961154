import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { arrowStep } from './arrow-step.ts';
import { classNames } from './class-names.ts';
import { tabListLook, tabLook } from './tab-look.ts';

interface LinkTabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  /** The address of each tab. It selects the tab, also without JavaScript. */
  href: (value: Value) => string;
  /** The panel of the chosen tab. */
  children: ReactNode;
  className?: string;
}

/** Tabs that are links, for pages whose address selects the tab. A tenth of the code of `Tabs`. */
export function LinkTabs<Value extends string>(props: LinkTabsProps<Value>) {
  const { label, tabs, value, href, children, className } = props;
  const id = useId();
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={classNames(tabListLook, 'flex')}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <Link
              key={tab.value}
              id={`${id}-${tab.value}`}
              role="tab"
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              data-active={isChosen ? '' : undefined}
              to={href(tab.value)}
              replace
              preventScrollReset
              onKeyDown={moveByArrow}
              className={tabLook}
            >
              {tab.label}
            </Link>
          );
        })}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-6">
        {children}
      </div>
    </div>
  );
}

/** Makes the arrow keys select the next tab, in a circle. */
function moveByArrow(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = arrowStep(event.key);
  const tabs = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])];
  const next = step && tabs.at((tabs.indexOf(event.currentTarget) + step) % tabs.length);
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
