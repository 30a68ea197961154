import { reviewScript } from 'virtual:script-files';
import type { DesignFace, DesignRefusal } from '#content/design-publishing.ts';
import { designFaces, lookRefusals } from '#content/design-publishing.ts';
import { badgeKey, badges } from '#content/discover.ts';
import { FacePicture } from '../designs/face-pictures.tsx';
import { ButtonRow, CommandButton, Section, UtcTime } from './parts.tsx';

/** A design that is looked at, as the page shows it. */
export interface ReviewedDesign {
  readonly id: string;
  readonly title: string;
  readonly tone: string;
  readonly penName: string;
  readonly isNewName: boolean;
  readonly email: string;
  readonly remixOf: string | null;
  readonly at: Date;
}

const reasons: Readonly<Record<(typeof lookRefusals)[number], string>> = {
  alike: 'Too much like another one',
  title: 'The words do not fit',
  unready: 'Hard to read, or not finished',
  misuse: 'Hurts somebody, or belongs to others',
} satisfies Partial<Record<DesignRefusal, string>>;

interface DesignReviewProps {
  waiting: readonly ReviewedDesign[];
  /** Of all that wait. */
  total: number;
  hidden: readonly ReviewedDesign[];
  /** One that was looked up; null for none. */
  found: { readonly design: ReviewedDesign; readonly state: string } | null;
}

export function DesignReview({ waiting, total, hidden, found }: DesignReviewProps) {
  return (
    <>
      <Section title={`Designs that wait (${total})`}>
        {total === 0 ? <p>There are none.</p> : null}
        {total > 0 ? (
          <p className="text-ink-soft">
            Keys for the first one: <kbd>a</kbd> approve, <kbd>r</kbd> and <kbd>1</kbd> to <kbd>4</kbd>{' '}
            refuse, <kbd>n</kbd> refuse the pen name.
          </p>
        ) : null}
        <ul className="flex flex-col gap-8">
          {waiting.map((design, index) => (
            <li key={design.id} className={item}>
              <Facts design={design} />
              <ButtonRow>
                <CommandButton
                  command="design approve"
                  target={design.id}
                  look="primary"
                  shortcut={index === 0 ? 'a' : undefined}
                >
                  Approve
                </CommandButton>
                <CommandButton
                  command="design refuse-name"
                  target={design.id}
                  shortcut={index === 0 ? 'n' : undefined}
                >
                  Refuse the pen name
                </CommandButton>
              </ButtonRow>
              <Refusals id={design.id} hasKeys={index === 0} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Hidden designs">
        {hidden.length === 0 ? <p>There are none.</p> : null}
        <ul className="flex flex-col gap-8">
          {hidden.map((design) => (
            <li key={design.id} className={item}>
              <Facts design={design} />
              <ButtonRow>
                <CommandButton command="design show" target={design.id} look="primary">
                  Show it again
                </CommandButton>
              </ButtonRow>
              <Refusals id={design.id} />
            </li>
          ))}
        </ul>
      </Section>
      {found ? (
        <Section title={`The design (${found.state})`}>
          <Facts design={found.design} />
          {found.state === 'public' ? (
            <ButtonRow>
              <CommandButton command="design hide" target={found.design.id}>
                Hide it
              </CommandButton>
              {badges.map((badge) => (
                <CommandButton
                  key={badge}
                  command="design pick"
                  target={`${found.design.id}:${badgeKey(badge)}`}
                >
                  {`Pick: ${badge}`}
                </CommandButton>
              ))}
              <CommandButton command="design pick" target={`${found.design.id}:none`}>
                Pick no more
              </CommandButton>
            </ButtonRow>
          ) : null}
          {found.state === 'public' ? <Refusals id={found.design.id} /> : null}
        </Section>
      ) : null}
      <script type="module" src={reviewScript} />
    </>
  );
}

const item = 'flex flex-col gap-3 border-line border-b pb-6 last:border-b-0 last:pb-0';

function Facts({ design }: { design: ReviewedDesign }) {
  const { id, title, tone, penName, isNewName, email, remixOf, at } = design;
  return (
    <>
      <p>
        <strong>{title}</strong>
        {', by '}
        <bdi className="font-bold">{penName || 'nobody'}</bdi>
        {isNewName && penName ? (
          <span className="ms-2 rounded-full bg-marigold-soft px-3 py-1 font-bold text-sm">new name</span>
        ) : null}
      </p>
      <p className="break-all text-ink-soft">
        <a className="link" href={`/admin/designs?design=${id}`}>
          {id}
        </a>
        {`, ${tone}, ${email}, `}
        <UtcTime date={at} />
        {remixOf ? `, remix of ${remixOf}` : ''}
      </p>
      <DesignFacePictures id={id} />
    </>
  );
}

/** Every face of a design on one screen. */
export function DesignFacePictures({ id }: { id: string }) {
  return (
    <div className="grid max-w-4xl grid-cols-2 items-end gap-3 sm:grid-cols-[4fr_2fr_2fr_3fr]">
      {(Object.keys(designFaces) as DesignFace[]).map((face) => (
        <FacePicture
          key={face}
          of={`design=${id}`}
          {...{ face }}
          alt={`The design: ${face}`}
          loading="lazy"
        />
      ))}
    </div>
  );
}

function Refusals({ id, hasKeys = false }: { id: string; hasKeys?: boolean }) {
  return (
    <details data-key={hasKeys ? 'r' : undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">Refuse it because …</summary>
      <ButtonRow>
        {lookRefusals.map((reason, index) => (
          <CommandButton
            key={reason}
            command="design refuse"
            target={`${id}:${reason}`}
            shortcut={hasKeys ? `r${index + 1}` : undefined}
          >
            {`${index + 1} ${reasons[reason]}`}
          </CommandButton>
        ))}
      </ButtonRow>
    </details>
  );
}
