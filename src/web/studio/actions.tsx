import { Download, EyeOff, type LucideIcon, Printer, Save, Send, Share2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { studioText } from '../texts/studio.ts';
import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { earlyFormId } from './early/early-form.ts';
import type { SaveAs } from './save/save-contract.ts';
import { useRunningTarget, useSaving } from './studio-context.tsx';
import { PendingFilesNotice } from './upload/pending-files-notice.tsx';

interface ActionsProps {
  onSave: (as: SaveAs) => void;
  onDownload: () => void;
  onPrint: () => void;
  isPrinting: boolean;
  onShare: () => void;
}

/** The buttons for download, print, share and save: in the head of large screens, a bar at the bottom of phones. */
export function Actions({ onSave, onDownload, onPrint, isPrinting, onShare }: ActionsProps) {
  return (
    <div data-studio-bar className="flex flex-wrap items-center justify-center gap-2 bg-paper px-3">
      <div className="flex gap-1">
        <ActionButton label={studioText('actions.download')} icon={Download} onClick={onDownload} />
        {/* Too narrow on small screens. There the download dialog offers it. */}
        <ActionButton
          label={studioText('actions.print')}
          icon={Printer}
          className="max-lg:hidden"
          busy={isPrinting}
          onClick={onPrint}
        />
        <ActionButton label={studioText('actions.share')} icon={Share2} onClick={onShare} />
      </div>
      <SaveButtons onSave={onSave} />
      {/* Above the buttons, because below them many screens would not show it. */}
      <PendingFilesNotice className="order-first" />
    </div>
  );
}

/** A published card has "Take offline" and "Save changes"; any other has "Save Draft" and "Publish". */
function SaveButtons({ onSave }: Pick<ActionsProps, 'onSave'>) {
  const isPublished = useSaving((state) => state.saved?.status === 'published');
  const runningTarget = useRunningTarget();
  const first: SaveAs = isPublished ? 'offline' : 'draft';
  const isHydrated = useHydrated();
  // Until the code is there, the form of the page is sent.
  const sending = (as: SaveAs) => ({
    ...({ type: isHydrated ? 'button' : 'submit', form: earlyFormId, name: 'as', value: as } as const),
    onClick(event: MouseEvent) {
      event.preventDefault();
      onSave(as);
    },
  });
  const [FirstIcon, MainIcon] = isPublished ? [EyeOff, Save] : [Save, Send];
  return (
    <div className="flex gap-2">
      <Button
        look="secondary"
        size="small"
        busy={runningTarget === first}
        busyText={studioText('actions.saving')}
        disabled={runningTarget !== null}
        className={isPublished ? 'max-sm:px-3' : ''}
        icon={
          <FirstIcon aria-hidden="true" className={isPublished ? 'size-5' : 'size-5 max-[26rem]:hidden'} />
        }
        {...(isPublished ? { onClick: () => onSave(first) } : sending(first))}
      >
        {isPublished ? (
          <span className="max-sm:sr-only">{studioText('actions.takeOffline')}</span>
        ) : (
          <>
            <span className="max-sm:sr-only">{studioText('actions.saveDraft')}</span>
            <span aria-hidden="true" className="sm:hidden">
              {studioText('actions.saveDraft.short')}
            </span>
          </>
        )}
      </Button>
      <Button
        size="small"
        busy={runningTarget === 'published'}
        busyText={isPublished ? studioText('actions.saving') : studioText('actions.publishing')}
        disabled={runningTarget !== null}
        icon={<MainIcon aria-hidden="true" className="size-5 max-[26rem]:hidden" />}
        {...sending('published')}
      >
        {isPublished ? studioText('actions.saveChanges') : studioText('actions.publish')}
      </Button>
    </div>
  );
}

interface ActionButtonProps {
  label: string;
  icon: LucideIcon;
  className?: string;
  busy?: boolean;
  onClick: () => void;
}

/** Only large screens show the label beside the icon. */
function ActionButton({ label, icon: Icon, className = '', busy = false, onClick }: ActionButtonProps) {
  return (
    <Button
      look="quiet"
      size="small"
      className={`max-2xl:px-3 ${className}`}
      icon={<Icon aria-hidden="true" className="size-5" />}
      busy={busy}
      onClick={onClick}
    >
      <span className="max-xl:sr-only">{label}</span>
    </Button>
  );
}
