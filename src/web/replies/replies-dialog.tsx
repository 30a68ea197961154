import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { LostData } from '../offline/keep-page-on-failure.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ReplyList, type ReplyListData, repliesAddress, useMarkSeen } from './reply-list.tsx';

interface RepliesDialogProps {
  cardId: string;
  onClose: () => void;
}

/** The replies to a card, above the dashboard. */
export function RepliesDialog({ cardId, onClose }: RepliesDialogProps) {
  const fetcher = useFetcher<ReplyListData | LostData>({ key: `replies ${cardId}` });
  const { load, state } = fetcher;
  const lost = fetcher.data && 'lost' in fetcher.data ? fetcher.data.lost : null;
  const data = fetcher.data && 'replies' in fetcher.data ? fetcher.data : null;
  // The list is on the server.
  useEffect(() => void load(repliesAddress(cardId)), [load, cardId]);
  useMarkSeen({ cardId, replies: data?.replies ?? [] });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={dashboardText('replies.title')}
      description={data?.title}
      size="medium"
      finalFocus={() => document.querySelector<HTMLElement>(`[data-card="${cardId}"] [data-replies]`)}
    >
      {data ? (
        <div className="pt-3">
          <ReplyList {...data} />
        </div>
      ) : lost !== null && state === 'idle' ? (
        <Notice tone="problem" title={dashboardText('replies.failed.title')} className="my-3">
          <p role="alert">{lost}</p>
          <Button look="secondary" size="small" className="mt-3" onClick={() => load(repliesAddress(cardId))}>
            {dashboardText('retry.action')}
          </Button>
        </Notice>
      ) : (
        <Spinner label={dashboardText('replies.loading.status')} className="py-12" />
      )}
    </Dialog>
  );
}
