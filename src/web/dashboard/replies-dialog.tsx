import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { ReplyList, type ReplyListData, repliesAddress, useMarkSeen } from '../components/reply-list.tsx';
import { dashboardText } from '../texts/dashboard.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';

interface RepliesDialogProps {
  cardId: string;
  onClose: () => void;
}

/** The answers to a card, above the dashboard. */
export function RepliesDialog({ cardId, onClose }: RepliesDialogProps) {
  const { load, data } = useFetcher<ReplyListData>({ key: `replies ${cardId}` });
  // The list is on the server.
  useEffect(() => void load(repliesAddress(cardId)), [load, cardId]);
  useMarkSeen({ cardId, replies: data?.replies ?? [] });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={dashboardText('repliesDialog.answers')}
      description={data?.title}
      size="medium"
      finalFocus={() => document.querySelector<HTMLElement>(`[data-card="${cardId}"] [data-replies]`)}
    >
      {data ? (
        <div className="pt-3">
          <ReplyList {...data} />
        </div>
      ) : (
        <Spinner label={dashboardText('repliesDialog.loadingAnswers')} className="py-12" />
      )}
    </Dialog>
  );
}
