import { publishingLimits } from '#content/design-publishing.ts';
import type { Unmet } from '#server/designs/gate.ts';
import { publishingText } from '../texts/publishing.ts';
import { ButtonLink } from '../ui/button.tsx';

export function unmetText(one: Unmet): string {
  const { sentCards, waiting } = publishingLimits;
  if (one.kind === 'young') return publishingText('unmet.young', { count: one.count });
  if (one.kind === 'sent') return publishingText('unmet.sent', { max: sentCards, count: one.count });
  if (one.kind === 'waiting') return publishingText('unmet.waiting', { max: waiting });
  return publishingText(`unmet.${one.kind}`);
}

export function UnmetList({ unmet }: { unmet: readonly Unmet[] }) {
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
