import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { ReplyList, type ReplyListData, repliesAddress } from '../components/reply-list.tsx';
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
  const { submit } = useFetcher();
  const isLoaded = data !== undefined;
  // The list is on the server, which then records that its owner has seen it.
  useEffect(() => void load(repliesAddress(cardId)), [load, cardId]);
  useEffect(() => {
    if (isLoaded) void submit({ intent: 'seen' }, { method: 'post', action: repliesAddress(cardId) });
  }, [submit, isLoaded, cardId]);
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
