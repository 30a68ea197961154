import { Film, Images, Printer } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { PaperKey } from '#card/print/paper.ts';
import { EncodeError } from '#encode/encode-error.ts';
import { saveFile } from '../components/save-file.ts';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { FileJobProgress, useFileJob } from '../download/file-job.tsx';
import { manyText } from '../texts/many.ts';
import { Button } from '../ui/button.tsx';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { toast } from '../ui/toast.tsx';
import { type ListOfCards, type ManyJob, makeFile, type SheetKey } from './many-client.ts';
import { useMany } from './many-context.ts';
import type { ManyState } from './store.ts';

type WithoutList<Job> = Job extends ListOfCards ? Omit<Job, keyof ListOfCards> : never;

/** All cards on paper, as pictures or as videos, made in the browser. */
export function FilesPart() {
  const { many, start } = useMany();
  const canMake = useStore(many, isReady);
  const [sheet, setSheet] = useState<SheetKey>('four');
  const [paper, setPaper] = useState<PaperKey>(start.paper);
  const { making, make, stop } = useFiles();

  function print() {
    const title = manyText('page.title');
    void make(manyText('files.pdf.status'), { kind: 'sheets', sheet, paper, title });
  }

  function videos() {
    // A worker must not be the first to need the media framework: docs/platform-bugs.md, WebKitGTK.
    document.createElement('video').canPlayType('video/mp4');
    void make(manyText('files.films.status'), { kind: 'videos' });
  }

  return (
    <section aria-labelledby="files" className="sheet flex flex-col gap-5 p-5 shadow-md sm:p-8">
      <div>
        <h2 id="files" className="text-2xl">
          {manyText('files.title')}
        </h2>
        <p className="text-ink-soft">{manyText('files.lead')}</p>
      </div>
      {making ? (
        <FileJobProgress
          label={making.what}
          progress={making.progress}
          onStop={stop}
          stopText={manyText('files.cancel.action')}
        />
      ) : (
        <>
          <RadioTiles<SheetKey>
            legend={manyText('files.sheet.label')}
            value={sheet}
            onChange={setSheet}
            options={[
              { value: 'four', label: manyText('files.sheet.four') },
              { value: 'quarter', label: manyText('files.sheet.quarter') },
              { value: 'half', label: manyText('files.sheet.half') },
            ]}
          />
          <RadioTiles<PaperKey>
            legend={manyText('files.paper.label')}
            look="segments"
            className="max-w-sm"
            value={paper}
            onChange={setPaper}
            options={[
              { value: 'a4', label: 'A4' },
              { value: 'letter', label: manyText('files.paper.letter') },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={!canMake}
              icon={<Printer aria-hidden="true" className="size-5" />}
              onClick={print}
            >
              {manyText('files.pdf.action')}
            </Button>
            <Button
              look="secondary"
              disabled={!canMake}
              icon={<Images aria-hidden="true" className="size-5" />}
              onClick={() => void make(manyText('files.pictures.status'), { kind: 'pictures' })}
            >
              {manyText('files.pictures.action')}
            </Button>
            <Button
              look="secondary"
              disabled={!canMake}
              icon={<Film aria-hidden="true" className="size-5" />}
              onClick={videos}
            >
              {manyText('files.films.action')}
            </Button>
          </div>
          <p className="text-ink-soft text-sm">{manyText('files.films.hint')}</p>
        </>
      )}
    </section>
  );
}

/** Somebody is on the list, and nothing on it is too long. What is being looked through is not held up. */
export function isReady({ rows, checked }: ManyState): boolean {
  return rows.length > 0 && (checked?.found.people.every(({ fault }) => fault === null) ?? true);
}

function useFiles() {
  const { many } = useMany();
  const { making, make, stop } = useFileJob<string>();
  return {
    making,
    stop,
    async make(status: string, wanted: WithoutList<ManyJob>) {
      const { design, words, rows } = many.getState();
      const people = rows.map(({ name, line, photo }) => ({ name, line, photo }));
      const job = { ...wanted, design, words, people } as ManyJob;
      const file = await make(status, (options) => makeFile(job, options), toastUnmade);
      if (!file) return;
      saveFile(file, `${manyText('files.name')}.${wanted.kind === 'sheets' ? 'pdf' : 'zip'}`);
      toast({ title: manyText('files.done.toast') });
    },
  };
}

function toastUnmade(error: unknown): void {
  const kind = error instanceof EncodeError ? error.kind : null;
  const id =
    kind === 'unsupported'
      ? 'files.unsupported.text'
      : kind === 'codec' || kind === 'encoder'
        ? 'files.codec.text'
        : 'files.failed.text';
  void toastLostPart(manyText('files.failed.title'), manyText(id));
}
