import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { limits } from '#card/document/limits.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { favouritesText } from '../texts/favourites.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type DashboardView, sortsOf, viewAddress } from './dashboard-view.ts';

/** Milliseconds without typing until the search starts. */
const searchDelayMs = 250;

interface TileSearchProps {
  view: DashboardView;
  /** The number of matches; null without a search. */
  matches: number | null;
  input: RefObject<HTMLInputElement | null>;
}

/** Searches and sorts the cards of a tab. Updates while somebody types; without JavaScript there is a button. */
export function TileSearch({ view, matches, input }: TileSearchProps) {
  const { tab, search, sort, onlyFavourites } = view;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const [asked, setAsked] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== search) {
    setKnown(search);
    // The change came from the Back button or "Clear search", not from this field.
    if (search !== asked) {
      setAsked(search);
      setTyped(search);
    }
  }
  // The timer is outside React.
  useEffect(() => () => clearTimeout(timer.current), []);

  function show(next: Partial<DashboardView>) {
    clearTimeout(timer.current);
    const wanted = { tab, search: typed.trim(), sort, onlyFavourites, ...next };
    setAsked(wanted.search);
    // `replace`, so that Back leads to the page before the search.
    navigate(viewAddress(wanted), { replace: search !== '', preventScrollReset: true });
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    const wanted = text.trim();
    if (wanted !== asked) timer.current = setTimeout(() => show({ search: wanted }), searchDelayMs);
  }

  return (
    <Form
      role="search"
      aria-label={dashboardText('search.label')}
      className="mb-6"
      onSubmit={(event) => {
        event.preventDefault();
        show({});
      }}
    >
      <input type="hidden" name="tab" value={tab} />
      {onlyFavourites ? <input type="hidden" name="favourites" value="only" /> : null}
      <div className="flex flex-wrap items-end gap-3 sm:gap-4">
        <TextField
          ref={input}
          type="search"
          name="q"
          label={dashboardText('search.action')}
          placeholder={dashboardText('search.placeholder')}
          maxLength={limits.search}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          className="min-w-0 grow basis-full sm:basis-36"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <Select
          name="sort"
          label={dashboardText('sort.label')}
          className="min-w-0 grow sm:max-w-60"
          options={sortsOf(tab)}
          value={sort}
          onChange={(event) => show({ sort: event.target.value as DashboardView['sort'] })}
        />
        <ButtonLink
          to={viewAddress({ tab, search, sort, onlyFavourites: !onlyFavourites })}
          look="secondary"
          preventScrollReset
          aria-current={onlyFavourites || undefined}
          className="aria-[current]:border-ink aria-[current]:bg-marigold-soft"
        >
          {favouritesText('favourites.title')}
        </ButtonLink>
        <div className="noscript:block hidden">
          <Button type="submit" look="secondary">
            {dashboardText('search.action')}
          </Button>
        </div>
      </div>
      {/* Always in the page, so that screen readers announce its changes. */}
      <p role="status" className="mt-3 text-ink-soft empty:mt-0">
        {matches === 0 ? <span className="sr-only">{dashboardText('search.none.status')}</span> : null}
        {matches ? <span>{matchText(tab, { matches, search: isolatedLine(search) })}</span> : null}
      </p>
    </Form>
  );
}

function matchText(tab: DashboardView['tab'], found: { matches: number; search: string }): string {
  return tab === 'shared'
    ? dashboardText('search.found.shares', found)
    : dashboardText('search.found.cards', found);
}
