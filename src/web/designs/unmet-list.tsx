import { publishingLimits } from '#content/design-publishing.ts';
import { publishingText } from '../texts/publishing.ts';
import { ButtonLink } from '../ui/button.tsx';

/** What somebody lacks who would publish a design. */
export interface UnmetRequirement {
  readonly kind: 'guest' | 'unconfirmed' | 'waiting' | 'blocked' | 'young' | 'sent';
  readonly count?: number;
}

export function unmetText({ kind, count = 0 }: UnmetRequirement): string {
  const { sentCards, waiting } = publishingLimits;
  if (kind === 'young') return publishingText('unmet.young', { count });
  if (kind === 'sent') return publishingText('unmet.sent', { max: sentCards, count });
  if (kind === 'waiting') return publishingText('unmet.waiting', { max: waiting });
  return publishingText(`unmet.${kind}`);
}

export function UnmetList({ unmet }: { unmet: readonly UnmetRequirement[] }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <h2 className="text-xl">{publishingText('unmet.title')}</h2>
      <ul className="list-disc ps-5">
        {unmet.map((one) => (
          <li key={one.kind}>{unmetText(one)}</li>
        ))}
      </ul>
      {unmet.some(({ kind }) => kind === 'guest') ? (
        <ButtonLink to="/signup">{publishingText('signUp.action')}</ButtonLink>
      ) : null}
    </div>
  );
}
