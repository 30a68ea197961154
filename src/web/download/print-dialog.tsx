import { useState } from 'react';
import type { FoldKey } from '#card/print/folds.ts';
import type { PaperKey } from '#card/print/paper.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { saveFile } from '../components/save-file.ts';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { toast, toastFailure } from '../ui/toast.tsx';
import { countDownload } from './count-download.ts';
import { useFileJob } from './file-job.tsx';
import { FoldPicture, FoldSteps } from './fold-pictures.tsx';
import { guessPaper } from './guess-paper.ts';

interface PrintDialogProps {
  toName: string;
  /** The card's. */
  language: string;
  /** Everybody with the link can open the card. */
  isPublic: boolean;
  /** The id of the card, which it saves first where that is needed; null when it was not saved. */
  saved: () => Promise<string | null>;
  /** What the main button says. */
  makeText?: string;
  onClose: () => void;
}

interface Wanted {
  readonly fold: FoldKey;
  readonly paper: PaperKey;
  /** With a QR code of the card's link. */
  readonly qr: boolean;
}

/** A PDF of the card for paper, flat or folded. The server makes it from the saved card. */
export function PrintDialog({
  toName,
  language,
  isPublic,
  saved,
  makeText = shareText('print.make.action'),
  onClose,
}: PrintDialogProps) {
  const [wanted, setWanted] = useState<Wanted>(() => ({
    fold: 'quarter',
    paper: guessPaper(navigator.languages),
    qr: false,
  }));
  const { making, make } = useFileJob<'card' | 'test'>();

  function nameOf(what: 'card' | 'test'): string {
    return what === 'test'
      ? `${shareText('print.test.fileName')}.pdf`
      : cardFileName({ toName, language }, 'pdf');
  }

  async function fetchPdf(what: 'card' | 'test', signal: AbortSignal) {
    const id = await saved();
    if (id === null || signal.aborted) return null;
    const { fold, paper, qr } = wanted;
    const query = new URLSearchParams({
      fold,
      paper,
      ...(qr && { qr: '1' }),
      ...(what === 'test' && { test: '1' }),
    });
    const answer = await fetch(`/card/${id}/print.pdf?${query}`, { signal });
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return { id, pdf: await answer.blob() };
  }

  async function download(what: 'card' | 'test') {
    const made = await make(
      what,
      ({ signal }) => fetchPdf(what, signal),
      (error) => {
        console.error(error);
        toastFailure(shareText('print.failed.title'), shareText('print.failed.text'));
      },
    );
    if (!made) return;
    saveFile(made.pdf, nameOf(what));
    toast({ title: shareText('download.started.title') });
    if (what === 'card') countDownload(made.id);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={shareText('print.action')}
      description={shareText('print.lead')}
      size="medium"
      actions={
        <>
          <Button
            look="secondary"
            busy={making?.what === 'test'}
            busyText={shareText('print.making.status')}
            disabled={making !== null}
            onClick={() => void download('test')}
          >
            {shareText('print.test.action')}
          </Button>
          <Button
            busy={making?.what === 'card'}
            busyText={shareText('print.making.status')}
            disabled={making !== null}
            onClick={() => void download('card')}
          >
            {makeText}
          </Button>
        </>
      }
    >
      <PrintFields {...{ wanted, isPublic }} onChange={(next) => setWanted({ ...wanted, ...next })} />
    </Dialog>
  );
}

interface PrintFieldsProps {
  wanted: Wanted;
  isPublic: boolean;
  onChange: (change: Partial<Wanted>) => void;
}

/** How it is folded and on which paper, with how to print that. */
function PrintFields({ wanted: { fold, paper, qr }, isPublic, onChange }: PrintFieldsProps) {
  return (
    <div className="mt-4 flex flex-col gap-5">
      <RadioTiles<FoldKey>
        legend={shareText('print.folding.label')}
        layout="grid grid-cols-3 gap-2"
        value={fold}
        onChange={(fold) => onChange({ fold })}
        options={(['quarter', 'half', 'flat'] as const).map((value) => ({
          value,
          label: foldTexts()[value].label,
          picture: <FoldPicture fold={value} />,
        }))}
      />
      <RadioTiles<PaperKey>
        legend={shareText('print.paper.label')}
        look="segments"
        value={paper}
        onChange={(paper) => onChange({ paper })}
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: shareText('print.paper.letter') },
        ]}
      />
      {isPublic ? (
        <Checkbox
          label={shareText('print.qr.label')}
          checked={qr}
          onChange={(event) => onChange({ qr: event.currentTarget.checked })}
        />
      ) : null}
      <section aria-label={shareText('print.howTo.title')} className="rounded-md bg-cream px-4 py-3">
        <FoldSteps fold={fold} />
        <ul className="mt-2 list-disc ps-5">
          {foldTexts()[fold].steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>{shareText('print.scale.hint')}</li>
        </ul>
      </section>
    </div>
  );
}

const foldTexts = (): Readonly<
  Record<FoldKey, { readonly label: string; readonly steps: readonly string[] }>
> => ({
  quarter: {
    label: shareText('print.folding.quarter'),
    steps: [shareText('print.howTo.oneSide'), shareText('print.howTo.foldTwice')],
  },
  half: {
    label: shareText('print.folding.half'),
    steps: [shareText('print.howTo.bothSides'), shareText('print.howTo.foldOnce')],
  },
  flat: { label: shareText('print.folding.none'), steps: [shareText('print.howTo.oneSheet')] },
});
