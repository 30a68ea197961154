import { isolatedLine } from '#card/text/normalise-text.ts';
import { TextAround } from '../../components/text-around.tsx';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { dateText } from '../../ui/local-date.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SharedNotice } from '../shared/shared-notice.tsx';
import type { UnsavedWork } from './unsaved-work.ts';

interface StartNoticesProps {
  found: UnsavedWork | null;
  onRestore: (work: UnsavedWork) => void;
  onDiscard: (work: UnsavedWork) => void;
}

/** What this device keeps for the studio. */
export function StartNotices({ found, onRestore, onDiscard }: StartNoticesProps) {
  return (
    <>
      <SharedNotice />
      {found ? <FoundWork work={found} {...{ onRestore, onDiscard }} /> : null}
    </>
  );
}

function FoundWork({ work, onRestore, onDiscard }: Omit<StartNoticesProps, 'found'> & { work: UnsavedWork }) {
  const name = isolatedLine(work.card.toName);
  return (
    <Notice title={studioText('unsaved.found.title')} className="mb-4">
      <p>
        <TextAround
          say={(date) =>
            name
              ? studioText('unsaved.cardFor.text', { name, date })
              : studioText('unsaved.card.text', { date })
          }
        >
          <time>{dateText(work.at, { withTime: true })}</time>
        </TextAround>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => onRestore(work)}>
          {studioText('unsaved.restore.action')}
        </Button>
        <Button size="small" look="quiet" onClick={() => onDiscard(work)}>
          {studioText('unsaved.discard.action')}
        </Button>
      </div>
    </Notice>
  );
}
