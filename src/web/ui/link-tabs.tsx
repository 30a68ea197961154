import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
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
  /** Its name among the parts that `plain/swap.ts` changes in place. */
  part?: string;
}

/** Tabs that are links, for pages whose address selects the tab. A tenth of the code of `Tabs`. */
export function LinkTabs<Value extends string>(props: LinkTabsProps<Value>) {
  const { label, tabs, value, href, children, className, part } = props;
  const id = useId();
  return (
    <div data-part={part} className={className}>
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
              data-ahead={part && ''}
              to={href(tab.value)}
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
