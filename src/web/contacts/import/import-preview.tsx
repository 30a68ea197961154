import { useState } from 'react';
import { birthdayText } from '#content/birthdays.ts';
import { contactsText } from '../../texts/contacts.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Details } from '../../ui/details.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { Select } from '../../ui/select.tsx';
import { type Encoding, encodings } from './decode-text.ts';
import type { FoundPerson, ImportChoices, ParsedContacts, RefusedLine } from './read-contacts.ts';
import type { DateOrder, ParsedDate } from './read-date.ts';

/** Lines shown at first, which a phone draws at once; twice as many each time more are asked for. */
const pageSize = 15;

interface ImportPreviewProps {
  read: ParsedContacts;
  choices: ImportChoices;
  /** Reads the file once more with what was chosen. */
  onChoose: (change: Partial<ImportChoices>) => void;
  /** The places of the lines that are not taken over. */
  unticked: ReadonlySet<number>;
  onTick: (people: readonly FoundPerson[], isTicked: boolean) => void;
}

/** What is in a file: who would be added or changed, what has to be asked, and what cannot be read. */
export function ImportPreview({ read, choices, onChoose, unticked, onTick }: ImportPreviewProps) {
  const { found, refused, same, undated, asksOrder, asksColumns, encoding } = read;
  const [shown, setShown] = useState(pageSize);
  return (
    <>
      <p role="status" ref={intoView} className="scroll-mb-40">
        {[
          contactsText('import.found', { count: found.length }),
          same > 0 && contactsText('import.same', { count: same }),
          undated > 0 && contactsText('import.undated', { count: undated }),
          refused.length > 0 && contactsText('import.refused', { count: refused.length }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {asksColumns ? <ColumnQuestion rows={asksColumns} onChoose={onChoose} /> : null}
      {asksOrder || choices.order ? (
        <RadioTiles<DateOrder>
          legend={contactsText('import.order', { date: asksOrder ?? '3/4' })}
          name="order"
          options={[
            { value: 'day-month', label: contactsText('import.order.dayFirst') },
            { value: 'month-day', label: contactsText('import.order.monthFirst') },
          ]}
          value={choices.order}
          onChange={(order) => onChoose({ order })}
        />
      ) : null}
      {found.length > 0 ? (
        <>
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" size="small" onClick={() => onTick(found, true)}>
              {contactsText('import.all')}
            </Button>
            <Button look="quiet" size="small" onClick={() => onTick(found, false)}>
              {contactsText('import.none')}
            </Button>
          </div>
          <ul className="flex flex-col divide-y divide-line" aria-label={contactsText('import.people')}>
            {found.slice(0, shown).map((person) => (
              <li
                key={person.place}
                className="-mx-1.5 px-1.5 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]"
              >
                <Checkbox
                  checked={!unticked.has(person.place)}
                  onChange={(event) => onTick([person], event.target.checked)}
                  label={<PersonLabel {...person} />}
                />
              </li>
            ))}
          </ul>
          {found.length > shown ? (
            <Button look="quiet" onClick={() => setShown(2 * shown)}>
              {contactsText('more.action')}
            </Button>
          ) : null}
        </>
      ) : null}
      {refused.length > 0 ? <RefusedLines lines={refused} /> : null}
      <Details title={contactsText('import.letters')} isOpen={choices.encoding !== null}>
        <Select
          label={contactsText('import.encoding')}
          value={encoding}
          options={encodings.map((value) => ({ value, label: value }))}
          onChange={(event) => onChoose({ encoding: event.target.value as Encoding })}
        />
      </Details>
    </>
  );
}

/** On a low screen what was found stands below the fold. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function PersonLabel({ name, date, state, replaces }: FoundPerson) {
  const note =
    state === 'update' && replaces
      ? contactsText('import.update')
      : state === 'differs' && replaces
        ? contactsText('import.differs', { date: dateText(replaces) })
        : date.isYearLeftOut
          ? contactsText('import.yearLeftOut')
          : null;
  return (
    <span className="[overflow-wrap:anywhere]">
      <bdi className="font-bold">{name}</bdi> <span className="text-ink-soft">{dateText(date)}</span>
      {note ? <span className="block text-ink-soft text-sm">{note}</span> : null}
    </span>
  );
}

function dateText({ year, month, day }: Pick<ParsedDate, 'year' | 'month' | 'day'>): string {
  return birthdayText({ month, day }, pageLanguage(), year);
}

function RefusedLines({ lines }: { lines: readonly RefusedLine[] }) {
  const [shown, setShown] = useState(pageSize);
  return (
    <Details title={contactsText('import.refused.title', { count: lines.length })}>
      <ul className="flex flex-col gap-2">
        {lines.slice(0, shown).map(({ place, name, date, reason }) => (
          <li key={place} className="[overflow-wrap:anywhere]">
            {place}: <bdi className="font-bold">{name}</bdi> <bdi className="text-ink-soft">{date}</bdi>
            <span className="block text-ink-soft text-sm">{contactsText(`import.reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
      {lines.length > shown ? (
        <Button look="quiet" onClick={() => setShown(2 * shown)}>
          {contactsText('more.action')}
        </Button>
      ) : null}
    </Details>
  );
}

/** Which columns hold the names and the birthdays, of a table whose first row does not say it. */
function ColumnQuestion({
  rows,
  onChoose,
}: {
  rows: readonly (readonly string[])[];
  onChoose: (change: Partial<ImportChoices>) => void;
}) {
  const [name, setName] = useState('');
  const [birthday, setBirthday] = useState('');
  const [first = []] = rows;
  const options = first.map((_, index) => ({
    value: `${index}`,
    label: rows
      .map((row) => row[index] ?? '')
      .filter(Boolean)
      .join(', ')
      .slice(0, 80),
  }));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-bold">{contactsText('import.columns')}</legend>
      <Select
        label={contactsText('import.columns.name')}
        placeholder={contactsText('month.placeholder')}
        value={name}
        options={options}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label={contactsText('import.columns.birthday')}
        placeholder={contactsText('month.placeholder')}
        value={birthday}
        options={options}
        onChange={(event) => setBirthday(event.target.value)}
      />
      <Button
        look="secondary"
        className="self-start"
        onClick={() => {
          if (name && birthday) onChoose({ columns: { name: Number(name), birthday: Number(birthday) } });
        }}
      >
        {contactsText('import.columns.action')}
      </Button>
    </fieldset>
  );
}
