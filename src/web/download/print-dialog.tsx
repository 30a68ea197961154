import { useEffect, useRef, useState } from 'react';
import type { FoldKey } from '#card/print/folds.ts';
import type { PaperKey } from '#card/print/paper.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { saveFile } from '../components/save-file.ts';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { toast } from '../ui/toast.tsx';
import { countDownload } from './count-download.ts';
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

/** A PDF of the card for paper, flat or folded. The server makes it from the saved card. */
export function PrintDialog({
  toName,
  language,
  isPublic,
  saved,
  makeText = shareText('print.make.action'),
  onClose,
}: PrintDialogProps) {
  const [fold, setFold] = useState<FoldKey>('quarter');
  const [paper, setPaper] = useState<PaperKey>(() => guessPaper(navigator.languages));
  const [qr, setQr] = useState(false);
  const [busy, setBusy] = useState<'card' | 'test' | null>(null);

  function nameOf(what: 'card' | 'test'): string {
    return what === 'test'
      ? `${shareText('print.test.fileName')}.pdf`
      : cardFileName({ toName, language }, 'pdf');
  }

  const closed = useRef<AbortController>(null);
  // The request is the browser's. Closing the dialog ends it.
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);

  async function make(what: 'card' | 'test') {
    const signal = closed.current?.signal ?? null;
    setBusy(what);
    try {
      const id = await saved();
      if (id === null || signal?.aborted) return;
      const query = new URLSearchParams({
        fold,
        paper,
        ...(qr && { qr: '1' }),
        ...(what === 'test' && { test: '1' }),
      });
      const answer = await fetch(`/card/${id}/print.pdf?${query}`, { signal });
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      const pdf = await answer.blob();
      signal?.throwIfAborted();
      saveFile(pdf, nameOf(what));
      toast({ title: shareText('download.started.title') });
      if (what === 'card') countDownload(`/card/${id}`);
    } catch (error) {
      if (signal?.aborted) return;
      console.error(error);
      toast(failed());
    } finally {
      setBusy(null);
    }
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
            busy={busy === 'test'}
            busyText={shareText('print.making.status')}
            disabled={busy !== null}
            onClick={() => void make('test')}
          >
            {shareText('print.test.action')}
          </Button>
          <Button
            busy={busy === 'card'}
            busyText={shareText('print.making.status')}
            disabled={busy !== null}
            onClick={() => void make('card')}
          >
            {makeText}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-5">
        <RadioTiles<FoldKey>
          legend={shareText('print.folding.label')}
          layout="grid grid-cols-3 gap-2"
          value={fold}
          onChange={setFold}
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
          onChange={setPaper}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: shareText('print.paper.letter') },
          ]}
        />
        {isPublic ? (
          <Checkbox
            label={shareText('print.qr.label')}
            checked={qr}
            onChange={(event) => setQr(event.currentTarget.checked)}
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
    </Dialog>
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

const failed = () => ({
  title: shareText('print.failed.title'),
  description: shareText('print.failed.text'),
  destructive: true,
});
