import { Pencil, Trash2 } from 'lucide-react';
import type { MetaArgs } from 'react-router';
import { pageMeta } from '../page/page-meta.ts';
import { ExampleSection, FieldExamples, OverlayExamples } from '../style-guide/examples.tsx';
import { Button, ButtonLink, type ButtonLook, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ChatIcon, CloseIcon, EyeIcon, MenuIcon } from '../ui/icons.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';

/* For developers. Not part of a production build (see routes.ts), so no types are generated for it. */

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: 'Parts', hidden: true });
}

export default function Parts() {
  return (
    <div className="wrap flex flex-col gap-10 py-8">
      <div>
        <h1>Parts</h1>
        <p className="mt-2 text-ink-soft">What pages are made of, alive, in each of its states.</p>
      </div>
      <Buttons />
      <FieldExamples />
      <OverlayExamples />
      <Words />
      <Waiting />
      <ExampleSection title="Tabs">
        <Tabs label="Seasons" className="w-full" tabs={seasons} />
        <LinkTabs
          label="Seasons by address"
          className="w-full"
          tabs={seasons}
          value="Summer"
          href={() => '/parts'}
        >
          The address says which one is chosen.
        </LinkTabs>
      </ExampleSection>
      <Colors />
    </div>
  );
}

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger'];

function Buttons() {
  return (
    <ExampleSection title="Buttons">
      {looks.map((look) => (
        <div key={look} className="flex flex-col items-start gap-3">
          <Button look={look} size="large">
            Large {look}
          </Button>
          <Button look={look}>Medium {look}</Button>
          <Button look={look} size="small" icon={<Pencil className="size-4" />}>
            Small {look}
          </Button>
          <Button look={look} busy busyText="Saving...">
            Save
          </Button>
          <Button look={look} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <ButtonLink to="/parts" look="secondary">
        A link
      </ButtonLink>
      <IconButton label="Delete" icon={<Trash2 className="size-5" />} />
    </ExampleSection>
  );
}

/** Any past moment. */
const then = '2025-09-25T12:00:00.000Z';

function Words() {
  return (
    <ExampleSection title="Remarks">
      <Notice title="Good to know">This stays on the page.</Notice>
      <Notice tone="success" title="Done" />
      <Notice tone="problem" title="That didn’t work">
        The reason, and what to do about it.
      </Notice>
      <p>
        <a href="/parts" className="link">
          A link in a text
        </a>
        , <LocalDate iso={then} withTime />, <RelativeTime iso={then} servedAt="2025-09-27T12:00:00.000Z" />
      </p>
      <p className="flex gap-3 text-ink-soft">
        <MenuIcon className="size-6" />
        <CloseIcon className="size-6" />
        <ChatIcon className="size-6" />
        <EyeIcon className="size-6" />
        <EyeIcon crossed className="size-6" />
      </p>
    </ExampleSection>
  );
}

function Waiting() {
  return (
    <ExampleSection title="Waiting, and nothing there">
      <Spinner label="Loading Card..." />
      <div className="flex w-64 flex-col gap-3">
        <ProgressBar label="Half of it" value={0.5} />
        <ProgressBar label="Nobody can say" value={null} />
      </div>
      <EmptyState title="No drafts yet" action={<ButtonLink to="/studio">Create Your First Card</ButtonLink>}>
        An invitation in one sentence.
      </EmptyState>
    </ExampleSection>
  );
}

const seasons = ['Spring', 'Summer', 'Autumn'].map((label, index) => ({
  value: label,
  label,
  count: index * 4,
  panel: <p>{label} has its own flowers.</p>,
}));

const colors = [
  ['Paper', 'bg-paper'],
  ['Surface', 'bg-surface'],
  ['Cream', 'bg-cream'],
  ['Marigold', 'bg-marigold text-on-bright'],
  ['Marigold soft', 'bg-marigold-soft'],
  ['Coral', 'bg-coral text-on-bright'],
  ['Coral soft', 'bg-coral-soft'],
  ['Leaf', 'bg-leaf text-on-bright'],
  ['Leaf soft', 'bg-leaf-soft'],
] as const;

function Colors() {
  return (
    <ExampleSection title="Colours">
      {colors.map(([name, ground]) => (
        <div
          key={name}
          className={`grid h-20 w-36 place-items-center rounded-lg border border-line ${ground}`}
        >
          {name}
        </div>
      ))}
    </ExampleSection>
  );
}
