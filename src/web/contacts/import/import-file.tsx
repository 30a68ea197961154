import { ContactRound } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportLine } from '#content/contacts/import-form.ts';
import { contactsText } from '../../texts/contacts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { FoundPerson, ImportChoices, KnownContact, ParsedContacts } from './read-contacts.ts';
import { longestFile, readFile } from './read-file.ts';
import { sendLines } from './send-lines.ts';

interface ImportFileProps {
  known: readonly KnownContact[];
  /** Names this import. */
  importId: string;
}

const noChoices: ImportChoices = { encoding: null, order: null, columns: null };

/** Chooses a file, shows what is in it, and takes over what is ticked. */
export function ImportFile({ known, importId }: ImportFileProps) {
  const [file, setFile] = useState<File | null>(null);
  const [choices, setChoices] = useState(noChoices);
  const [read, setRead] = useState<ParsedContacts | null>(null);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const [isReading, setReading] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Counts the readings: the last one is shown, whichever ends last. */
  const reading = useRef(0);
  const chosen = read?.found.filter(({ place }) => !unticked.has(place)) ?? [];

  async function open(next: File, wanted: ImportChoices) {
    // What is being sent is what was ticked.
    if (isSending) return;
    reading.current += 1;
    const turn = reading.current;
    setProblem(null);
    setFile(next);
    setChoices(wanted);
    if (next.size > longestFile) return refuse(contactsText('import.tooLarge'));
    setReading(true);
    try {
      const found = await readFile({ file: next, known, choices: wanted });
      if (turn !== reading.current) return;
      if (!found) return refuse(contactsText('import.notContacts'));
      // Another birthday than the one that is there is a question: nothing is changed unasked.
      const asked = found.found.filter(({ state }) => state === 'differs').map(({ place }) => place);
      startTransition(() => {
        setRead(found);
        setUnticked(new Set(asked));
        setReading(false);
      });
    } catch {
      if (turn === reading.current) refuse(contactsText('import.notLoaded'));
    }
  }

  const openEarly = useEffectEvent(() => {
    const early = input.current?.files?.[0];
    if (early) void open(early, noChoices);
  });
  // The page's own field is there before its code is.
  useEffect(() => openEarly(), []);

  function refuse(sentence: string) {
    setReading(false);
    setRead(null);
    setProblem(sentence);
  }

  function tick(people: readonly FoundPerson[], isTicked: boolean) {
    const next = new Set(unticked);
    for (const { place } of people) {
      if (isTicked) next.delete(place);
      else next.add(place);
    }
    setUnticked(next);
  }

  return (
    <div className="flex flex-col gap-5">
      <FileDrop
        ref={input}
        label={contactsText('import.choose')}
        context={contactsText('import.title')}
        icon={ContactRound}
        limits={contactsText('import.kinds')}
        // Phones call these files by many names.
        types={[]}
        compact={read !== null}
        hidden={isSending}
        onFile={(next) => void open(next, noChoices)}
      />
      {isReading ? <Spinner label={contactsText('import.reading')} /> : null}
      {read && file ? (
        <ImportPreview
          key={`${file.name} ${file.lastModified}`}
          {...{ read, choices, unticked }}
          onChoose={(change) => void open(file, { ...choices, ...change })}
          onTick={tick}
        />
      ) : null}
      {problem ? <FieldError id="import-problem">{problem}</FieldError> : null}
      {read ? (
        <TakeOver {...{ importId, isSending, isReading, setSending, setProblem }} chosen={chosen} />
      ) : null}
    </div>
  );
}

interface TakeOverProps {
  importId: string;
  chosen: readonly FoundPerson[];
  isReading: boolean;
  isSending: boolean;
  setSending: (isSending: boolean) => void;
  setProblem: (sentence: string | null) => void;
}

/** Apart from the list, which does not change with each part that is sent. */
function TakeOver({ importId, chosen, isReading, isSending, setSending, setProblem }: TakeOverProps) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState(0);

  async function takeOver() {
    setProblem(null);
    setProgress(0);
    setSending(true);
    const answer = await sendLines({ id: importId, lines: chosen.map(sentLine), onProgress: setProgress });
    setSending(false);
    if ('error' in answer) return setProblem(answer.error);
    toast({ title: contactsText('import.done', { count: answer.result.added + answer.result.changed }) });
    await navigate('/people');
  }

  return (
    <>
      {isSending ? <ProgressBar label={contactsText('import.sending')} value={progress} /> : null}
      <Button
        className="sticky bottom-4 self-center"
        disabled={chosen.length === 0 || isReading}
        busy={isSending}
        onClick={() => void takeOver()}
      >
        {contactsText('import.action', { count: chosen.length })}
      </Button>
    </>
  );
}

function sentLine({ name, date, replaces }: FoundPerson): ImportLine {
  return [name, date.month, date.day, date.year, replaces?.id ?? null];
}
