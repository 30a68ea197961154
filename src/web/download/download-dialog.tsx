import { FileText, type LucideIcon, Printer, UsersRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Card } from '#card/document/card.ts';
import { type CardFormat, landscapeFormat } from '#encode/card-formats.ts';
import type { VideoEnd } from '#encode/frames.ts';
import { type AnimationFormats, animationFormats } from '#encode/worker-client.ts';
import { saveFile } from '../components/save-file.ts';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { toast } from '../ui/toast.tsx';
import { countDownload } from './count-download.ts';
import { type Choice, downloadChoices, failure, webm } from './download-choices.ts';
import {
  makeFiles,
  nameEnding,
  prepareDownload,
  type ReadContent,
  remainingSeconds,
  type VideoStart,
} from './downloads.ts';
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
  /** The file's name with this extension, and `-portrait` or the like before it. */
  fileName: (extension: string, ending: string) => string;
  onPrint?: () => void;
  /** Opens the dialog for printing on folded paper. */
  onFold?: () => void;
  /** The card as it is in the studio; else it is the one that is stored. */
  design?: () => Card;
  /** It is the visitor's own, who can make one like it for each person of a list. */
  isOwn?: boolean;
  onClose: () => void;
}

/** Downloads the card as a file, or as one for each of its pages. Closing the dialog cancels the job. */
export function DownloadDialog(props: DownloadDialogProps) {
  const {
    cardId,
    read,
    hasSound,
    hasEnvelope,
    fileName,
    onPrint,
    onFold,
    design,
    isOwn = true,
    onClose,
  } = props;
  const navigate = useNavigate();
  const [format, setFormat] = useState<CardFormat>(landscapeFormat);
  const [begins, setBegins] = useState<VideoStart>('card');
  const [ends, setEnds] = useState<VideoEnd>('sound');
  const [pages, setPages] = useState<readonly File[] | null>(null);
  const [job, setJob] = useState<Job | null>(null);
  const running = useRef<AbortController>(null);
  const [can, setCan] = useState<AnimationFormats>({ gif: true, video: 'mp4' });
  // The worker is outside React. It loads while somebody chooses, and must be told to stop.
  useEffect(() => {
    void prepareDownload(read);
    void animationFormats().then(setCan);
    return () => running.current?.abort();
  }, [read]);

  async function download(choice: Choice) {
    const abort = new AbortController();
    running.current = abort;
    const start = performance.now();
    const state = (progress: number) => {
      const elapsed = (performance.now() - start) / 1000;
      if (running.current === abort)
        setJob({ choice, progress, remaining: remainingSeconds(progress, elapsed) });
    };
    state(0);
    try {
      const { signal } = abort;
      const wanted = { type: choice.type, format, begins, ends };
      const made = await makeFiles(read, wanted, { signal, onProgress: state });
      signal.throwIfAborted();
      const files = made.files.map((file, page) => {
        const name = fileName(made.extension, nameEnding(choice.type, format, page, made.files.length));
        return new File([file], name, { type: file.type });
      });
      const [first] = files;
      if (first) saveFile(first, first.name);
      if (cardId) countDownload(`/card/${cardId}`);
      toast({
        title: shareText('download.started.title'),
        ...(made.extension === 'webm' && { description: webm() }),
      });
      if (files.length > 1) setPages(files);
      else onClose();
    } catch (error) {
      if (!abort.signal.aborted) void toastLostPart(failure(choice.type, error));
    } finally {
      if (running.current === abort) setJob(null);
    }
  }

  function goToMany() {
    if (design) void navigate('/many', { state: { card: design() } });
    else void navigate(`/many?card=${cardId}`);
  }

  /** At once: what is being read meanwhile is left when it comes. */
  function cancel() {
    running.current?.abort();
    running.current = null;
    setJob(null);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={shareText('download.title')}
      description={shareText('download.lead')}
      size="small"
    >
      {job ? <DownloadProgress job={job} onCancel={cancel} /> : null}
      {pages ? <PageFiles files={pages} /> : null}
      {job || pages ? null : (
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
            {onFold ? (
              <Item
                label={shareText('print.fold.action')}
                hint={shareText('print.fold.hint')}
                icon={FileText}
                onChoose={onFold}
              />
            ) : null}
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
                onChoose={goToMany}
              />
            ) : null}
          </ul>
        </>
      )}
    </Dialog>
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

/** A file that is being made. */
interface Job {
  readonly choice: Choice;
  /** From 0 to 1. */
  readonly progress: number;
  readonly remaining: number | null;
}

function DownloadProgress({ job, onCancel }: { job: Job; onCancel: () => void }) {
  const { choice, progress, remaining } = job;
  return (
    <div className="mt-4 flex flex-col gap-3 rounded-md bg-cream px-4 py-4">
      <p role="status" className="font-bold">
        {`${choice.making}…`}
      </p>
      <ProgressBar label={choice.making} value={progress || null} />
      <p className="min-h-6 text-ink-soft text-sm">{timeLeft(remaining)}</p>
      <Button look="secondary" size="small" className="self-start" onClick={onCancel}>
        {shareText('cancel.action')}
      </Button>
    </div>
  );
}

function timeLeft(remaining: number | null): string {
  if (remaining === null) return '';
  if (remaining === 0) return shareText('progress.nearlyDone');
  return remaining === 1 ? shareText('progress.oneSecond') : shareText('progress.seconds', { remaining });
}
