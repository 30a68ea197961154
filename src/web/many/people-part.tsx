import { FileSpreadsheet, Images } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { useStore } from 'zustand';
import { manyLimits } from '#content/many/limits.ts';
import { photoTypes } from '../components/upload/photo-upload.ts';
import { manyText } from '../texts/many.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { toast } from '../ui/toast.tsx';
import { dayText, nextDay } from './days.ts';
import { readList } from './many-client.ts';
import { useMany } from './many-context.ts';
import { Disclosure, LabelledTextArea, Part } from './parts.tsx';
import { type ReadPerson, readNames } from './read-names.ts';
import type { KeptPerson } from './start.ts';
import type { NewRow } from './store.ts';
import { usePhotos } from './use-photos.ts';

/** Lines. A browser's own way to paste keeps the page from answering for a third of a second where there are 200. */
const longPaste = 40;

/** Who gets a card: pasted, from a file, or from the people that the account keeps. */
export function PeoplePart() {
  const { many, start } = useMany();
  const typed = useStore(many, (state) => state.typed);
  const hasRows = useStore(many, ({ rows }) => rows.length > 0);
  const [problem, setProblem] = useState<string | null>(null);

  /** Answers with those who have no place on the list. */
  function add(people: readonly NewRow[]): readonly NewRow[] {
    const out = many.add(people);
    setProblem(
      out.length > 0 ? manyText('people.full.error', { max: manyLimits.cards, count: out.length }) : null,
    );
    if (out.length < people.length)
      toast({ title: manyText('people.added.toast', { count: many.getState().rows.length }) });
    return out;
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData('text/plain');
    if (text.split('\n').length < longPaste) return;
    event.preventDefault();
    const area = event.currentTarget;
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    many.change({ typed: area.value });
  }

  function addTyped() {
    const out = add(readNames(typed).map(rowOf));
    // Nothing that was typed is lost.
    many.change({ typed: out.map(({ name, line }) => [name, line].filter(Boolean).join('\t')).join('\n') });
  }

  async function addFile(file: File) {
    setProblem(null);
    try {
      const people = await readList(file);
      if (!people || people.length === 0) return setProblem(manyText('people.file.error'));
      add(people.map(rowOf));
    } catch {
      setProblem(manyText('people.file.failed'));
    }
  }

  return (
    <Part id="people" title={manyText('people.title')}>
      <LabelledTextArea
        label={manyText('people.names.label')}
        hint={manyText('people.names.hint')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => many.change({ typed: event.target.value })}
        onPaste={paste}
      />
      <Button className="self-start" disabled={typed.trim() === ''} onClick={addTyped}>
        {manyText('people.add.action')}
      </Button>
      {problem ? <FieldError id="people-problem">{problem}</FieldError> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <FileDrop
          label={manyText('people.file.label')}
          context={manyText('people.title')}
          icon={FileSpreadsheet}
          limits={manyText('people.file.hint')}
          // Phones call these files by many names.
          types={[]}
          compact={false}
          hidden={false}
          onFile={(file) => void addFile(file)}
        />
        {hasRows ? <Photos /> : null}
      </div>
      {start.people.length > 0 ? (
        <Disclosure title={manyText('people.contacts.title')}>
          <KeptPeople people={start.people} onAdd={add} />
        </Disclosure>
      ) : null}
    </Part>
  );
}

function rowOf({ name, line, birthday }: ReadPerson): NewRow {
  return { name, line, day: birthday && nextDay(birthday, new Date()) };
}

/** Photos that go to the cards by the names of their files. */
function Photos() {
  const { many } = useMany();
  const { status, problems, add } = usePhotos(many);
  return (
    <div className="flex flex-col gap-2">
      <FileDrop
        label={manyText('people.photos.label')}
        context={manyText('people.title')}
        icon={Images}
        limits={manyText('people.photos.hint')}
        types={photoTypes}
        compact={false}
        hidden={status !== null}
        multiple
        onFile={(file, others) => void add([file, ...others])}
      />
      <p role="status">{status}</p>
      {problems.map((problem, index) => (
        <FieldError key={problem} id={`photos-problem-${index}`}>
          {problem}
        </FieldError>
      ))}
    </div>
  );
}

interface KeptPeopleProps {
  people: readonly KeptPerson[];
  onAdd: (people: readonly NewRow[]) => unknown;
}

function KeptPeople({ people, onAdd }: KeptPeopleProps) {
  const { many } = useMany();
  const rows = useStore(many, (state) => state.rows);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const there = new Set(rows.map(({ contact }) => contact?.id));
  const free = people.filter(({ id }) => !there.has(id));
  const chosen = free.filter(({ id }) => ticked.has(id));
  return (
    <>
      <ul className="flex max-h-80 flex-col divide-y divide-line overflow-y-auto px-1.5">
        {free.map(({ id, name, day }) => (
          <li key={id} className="[contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]">
            <Checkbox
              checked={ticked.has(id)}
              onChange={({ target }) => {
                const next = new Set(ticked);
                if (target.checked) next.add(id);
                else next.delete(id);
                setTicked(next);
              }}
              label={
                <span className="[overflow-wrap:anywhere]">
                  <bdi className="font-bold">{name}</bdi>{' '}
                  <span className="text-ink-soft">{day ? dayText(day) : null}</span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            onAdd(
              chosen.map(({ id, ...person }) => ({
                ...person,
                contact: person.day === null ? null : { id, day: person.day },
              })),
            );
            setTicked(new Set());
          }}
        >
          {manyText('people.contacts.action', { count: chosen.length })}
        </Button>
        <Button look="quiet" onClick={() => setTicked(new Set(free.map(({ id }) => id)))}>
          {manyText('people.all.action')}
        </Button>
      </div>
    </>
  );
}
