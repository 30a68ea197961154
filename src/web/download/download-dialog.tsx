import { FileText, type LucideIcon, Printer, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Card } from '#card/document/card.ts';
import { type CardFormat, landscapeFormat } from '#encode/card-formats.ts';
import { type AnimationFormats, animationFormats } from '#encode/jobs/render-files.ts';
import type { VideoEnd } from '#encode/video/video-request.ts';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { type Choice, downloadChoices, toastFileFailure, webm } from './download-choices.ts';
import {
  type FileName,
  makeFiles,
  prepareDownload,
  type ReadContent,
  remainingSeconds,
  saveFiles,
  type VideoStart,
} from './downloads.ts';
import { type FileJob, FileJobProgress, useFileJob } from './file-job.tsx';
import { FormatChoice } from './format-choice.tsx';
import { PageFiles } from './page-files.tsx';

interface DownloadDialogProps {
  /** Null for a card that was never saved. */
  cardId: string | null;
  /** Keep it the same while the dialog is open. */
  read: ReadContent;
  hasSound: boolean;
  /** The card opens from its envelope. */
  hasEnvelope: boolean;
  fileName: FileName;
  /** Opens the printing of the browser. */
  onPrint?: () => void;
  /** Opens the dialog for printing on folded paper. */
  onFold: () => void;
  /** The card as it is in the studio; else it is the one that is stored. */
  unsavedCard?: () => Card;
  /** It is the visitor's own, who can make one like it for each person of a list. */
  isOwn?: boolean;
  onClose: () => void;
}

/** Downloads the card as a file, or as one for each of its pages. Closing the dialog cancels the job. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { cardId, read, hasSound, hasEnvelope, fileName, onClose } = props;
  const [format, setFormat] = useState<CardFormat>(landscapeFormat);
  const [begins, setBegins] = useState<VideoStart>('card');
  const [ends, setEnds] = useState<VideoEnd>('sound');
  const [pages, setPages] = useState<readonly File[] | null>(null);
  const { making, make, stop } = useFileJob<Choice>();
  const [can, setCan] = useState<AnimationFormats>({ gif: true, video: 'mp4' });
  // The worker is outside React. It loads while somebody chooses.
  useEffect(() => {
    void prepareDownload(read);
    void animationFormats().then(setCan);
  }, [read]);

  async function download(choice: Choice) {
    const { type } = choice;
    const wanted = { type, format, begins, ends, fileName };
    const files = await make(
      choice,
      (options) => makeFiles(read, wanted, options),
      (error) => toastFileFailure(type, error),
    );
    if (!files) return;
    saveFiles(files, cardId, files[0]?.name.endsWith('.webm') ? webm() : undefined);
    if (files.length > 1) setPages(files);
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={shareText('download.title')}
      description={shareText('download.lead')}
      size="small"
    >
      {making ? <DownloadProgress making={making} onStop={stop} /> : null}
      {pages ? <PageFiles files={pages} /> : null}
      {making || pages ? null : (
        <>
          <FormatChoice {...{ read, format }} onChange={setFormat} className="mt-4" />
          <ul className="mt-4 flex flex-col gap-3">
            {downloadChoices(hasSound, can).map((choice) =>
              choice.problem ? (
                <Missing key={choice.type} icon={choice.icon} problem={choice.problem} />
              ) : (
                <Item key={choice.type} {...choice} onChoose={() => void download(choice)} />
              ),
            )}
            {hasEnvelope && can.video ? (
              <VideoChoice<VideoStart>
                legend={shareText('video.begin.label')}
                value={begins}
                onChange={setBegins}
                options={[
                  { value: 'card', label: shareText('video.begin.card') },
                  { value: 'envelope', label: shareText('video.begin.envelope') },
                ]}
              />
            ) : null}
            {hasSound && can.video ? (
              <VideoChoice<VideoEnd>
                legend={shareText('video.end.label')}
                value={ends}
                onChange={setEnds}
                options={[
                  { value: 'sound', label: shareText('video.end.sound') },
                  { value: 'show', label: shareText('video.end.read') },
                ]}
              />
            ) : null}
            <OtherWays {...props} />
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** On paper, and as a card for each person of a list. */
function OtherWays({ cardId, onPrint, onFold, unsavedCard, isOwn = true, onClose }: DownloadDialogProps) {
  const navigate = useNavigate();
  return (
    <>
      <Item
        label={shareText('print.fold.action')}
        hint={shareText('print.fold.hint')}
        icon={FileText}
        onChoose={onFold}
      />
      {onPrint ? (
        <Item
          label={shareText('print.action')}
          hint={shareText('print.hint')}
          icon={Printer}
          onChoose={() => {
            onPrint();
            onClose();
          }}
        />
      ) : null}
      {isOwn ? (
        <Item
          label={shareText('many.action')}
          hint={shareText('many.hint')}
          icon={UsersRound}
          onChoose={() => {
            if (unsavedCard) void navigate('/many', { state: { card: unsavedCard() } });
            else void navigate(`/many?card=${cardId}`);
          }}
        />
      ) : null}
    </>
  );
}

interface VideoChoiceProps<Value> {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function VideoChoice<Value extends string>(props: VideoChoiceProps<Value>) {
  return (
    <li className="-mt-1 px-1">
      <RadioTiles<Value> look="segments" {...props} />
    </li>
  );
}

interface ItemProps extends Pick<Choice, 'label' | 'hint' | 'icon'> {
  onChoose: () => void;
}

function Item({ label, hint, icon: Icon, onChoose }: ItemProps) {
  return (
    <li>
      <Button
        look="secondary"
        wide
        className="justify-start gap-4 text-start"
        icon={<Icon aria-hidden="true" className="size-6 shrink-0 text-marigold-text" />}
        onClick={onChoose}
      >
        <span>
          {label} <span className="block font-normal text-ink-faint text-sm">{hint}</span>
        </span>
      </Button>
    </li>
  );
}

/** Shown instead of a type that this browser cannot make. */
function Missing({ icon: Icon, problem }: { icon: LucideIcon; problem: string }) {
  return (
    <li className="flex items-center gap-4 px-4 py-2 text-ink-soft text-sm">
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <span>{problem}</span>
    </li>
  );
}

function DownloadProgress({ making, onStop }: { making: FileJob<Choice>; onStop: () => void }) {
  const { what, progress, seconds } = making;
  return (
    <div className="mt-4">
      <FileJobProgress label={what.making} {...{ progress, onStop }}>
        <p className="min-h-6 text-ink-soft text-sm">{timeLeft(remainingSeconds(progress, seconds))}</p>
      </FileJobProgress>
    </div>
  );
}

function timeLeft(remaining: number | null): string {
  if (remaining === null) return '';
  if (remaining === 0) return shareText('progress.nearlyDone');
  return remaining === 1 ? shareText('progress.oneSecond') : shareText('progress.seconds', { remaining });
}
