import { Download, Printer, Save, Send, Share2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { CardStatus } from './save-contract.ts';
import { useSaving } from './studio-context.tsx';

interface ActionsProps {
  onSave: (status: CardStatus) => void;
  onDownload: () => void;
  onPrint: () => void;
  onShare: () => void;
}

/** What can be done with the card: under the preview, and on phones in a bar at the bottom of the screen. */
export function Actions({ onSave, onDownload, onPrint, onShare }: ActionsProps) {
  const busy = useSaving((state) => state.busy);
  return (
    <div
      data-studio-bar
      className="flex flex-wrap items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-(--layer-float) max-lg:justify-center max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-3 max-lg:pt-2 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:justify-between lg:gap-3"
    >
      <div className="flex gap-1 lg:gap-3">
        <Button
          look="quiet"
          size="small"
          className="max-lg:px-3"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={onDownload}
        >
          <span className="max-sm:sr-only">Download</span>
        </Button>
        {/* Phones have no room for it here and find it beside the downloads. */}
        <Button
          look="quiet"
          size="small"
          className="max-lg:px-3 max-sm:hidden"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={onPrint}
        >
          Print
        </Button>
        <Button
          look="quiet"
          size="small"
          className="max-lg:px-3"
          icon={<Share2 aria-hidden="true" className="size-5" />}
          onClick={onShare}
        >
          <span className="max-sm:sr-only">Share</span>
        </Button>
      </div>
      <div className="flex gap-2 lg:gap-3">
        <Button
          look="secondary"
          size="small"
          busy={busy === 'draft'}
          busyText="Saving..."
          disabled={busy !== null}
          icon={<Save aria-hidden="true" className="size-5 max-[23rem]:hidden" />}
          onClick={() => onSave('draft')}
        >
          Save Draft
        </Button>
        <Button
          size="small"
          busy={busy === 'published'}
          busyText="Publishing..."
          disabled={busy !== null}
          icon={<Send aria-hidden="true" className="size-5 max-[23rem]:hidden" />}
          onClick={() => onSave('published')}
        >
          Publish
        </Button>
      </div>
    </div>
  );
}
