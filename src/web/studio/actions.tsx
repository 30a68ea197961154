import { Download, type LucideIcon, Printer, Save, Send, Share2 } from 'lucide-react';
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
        <Tool label="Download" icon={Download} onClick={onDownload} />
        {/* Phones have no room for it here and find it beside the downloads. */}
        <Tool label="Print" icon={Printer} className="max-sm:hidden" onClick={onPrint} />
        <Tool label="Share" icon={Share2} onClick={onShare} />
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

interface ToolProps {
  label: string;
  icon: LucideIcon;
  className?: string;
  onClick: () => void;
}

/** On phones its icon alone is seen. */
function Tool({ label, icon: Icon, className = '', onClick }: ToolProps) {
  return (
    <Button
      look="quiet"
      size="small"
      className={`max-lg:px-3 ${className}`}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={onClick}
    >
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
