import { useState } from 'react';
import { contactLimits } from '#content/contacts/limits.ts';
import { languages, offeredLanguages } from '#content/languages/languages.ts';
import { relationships } from '#content/relationships.ts';
import { categoriesText } from '../texts/categories.ts';
import { citiesList } from '../texts/cities.ts';
import { contactsText } from '../texts/contacts.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Details } from '../ui/details.tsx';
import { controlLook, Field } from '../ui/field.tsx';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { MonthGroup } from './month-names.ts';

interface FieldsProps {
  months: readonly MonthGroup[];
  /** What stands in the fields. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string | undefined>>;
}

/** Somebody's name and birthday, and below what is seldom known. */
export function ContactFields({ months, typed, errors }: FieldsProps) {
  return (
    <>
      <TextField
        label={contactsText('name.label')}
        name="name"
        defaultValue={typed.name}
        error={errors.name}
        dir="auto"
        autoComplete="off"
      />
      <BirthdayFields {...{ months, typed, errors }} hint={contactsText('year.hint')} />
      <MoreFields {...{ typed, errors }} />
    </>
  );
}

/** Day, month of one of the calendars, and the year for those who know it. It needs no script. */
export function BirthdayFields({ months, typed, errors, hint }: FieldsProps & { hint: string }) {
  return (
    <div className="group/birthday flex flex-col gap-4">
      <div className="grid grid-cols-[5.5rem_1fr] gap-3 sm:grid-cols-[5.5rem_1fr_9rem]">
        <TextField
          label={contactsText('day.label')}
          name="day"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.day}
          error={errors.day}
        />
        <Field label={contactsText('month.label')} error={errors.month}>
          {(control) => (
            <select {...control} name="month" defaultValue={typed.month ?? ''} className={controlLook}>
              <option value="">{contactsText('month.placeholder')}</option>
              {months.map(({ calendar, months: options }) =>
                calendar === 'gregorian' ? (
                  options.map(option)
                ) : (
                  <optgroup key={calendar} label={contactsText(`calendar.${calendar}`)}>
                    {options.map(option)}
                  </optgroup>
                ),
              )}
            </select>
          )}
        </Field>
        <TextField
          label={contactsText('year.label')}
          name="year"
          inputMode="numeric"
          autoComplete="off"
          className="col-span-2 sm:col-span-1"
          defaultValue={typed.year}
          error={errors.year}
        />
      </div>
      <p className="-mt-2 text-ink-soft text-sm">{hint}</p>
      <div className="hidden group-has-[option[value=gregorian-2]:checked]/birthday:block">
        <RadioTiles
          legend={contactsText('leapDay.label')}
          name="leapDay"
          options={[
            { value: 'february', label: contactsText('leapDay.february') },
            { value: 'march', label: contactsText('leapDay.march') },
          ]}
          defaultValue={typed.leapDay === 'march' ? 'march' : 'february'}
        />
      </div>
    </div>
  );
}

function option({ value, name }: { value: string; name: string }) {
  return (
    <option key={value} value={value}>
      {name}
    </option>
  );
}

/** What makes the card that waits fit; all of it may be left out. */
function MoreFields({ typed, errors }: Omit<FieldsProps, 'months'>) {
  const [labels, setLabels] = useState<readonly string[]>([]);
  const isFilled = ['relationship', 'language', 'city', 'note', 'moves', 'unreminded'].some(
    (name) => typed[name],
  );
  async function suggest() {
    if (labels.length > 0) return;
    // The field works without its suggestions.
    const loaded = await import('#content/cities.ts').catch(() => null);
    const names = citiesList();
    if (loaded) setLabels(loaded.cities.map(({ label }) => names[label] ?? label));
  }
  return (
    <Details title={contactsText('about.title')} isOpen={isFilled || errors.city !== undefined}>
      <Select
        label={contactsText('relationship.label')}
        name="relationship"
        placeholder={contactsText('notSaid')}
        options={relationships.map((value) => ({ value, label: categoriesText(`category.${value}`) }))}
        defaultValue={typed.relationship}
      />
      <Select
        label={contactsText('language.label')}
        name="language"
        placeholder={contactsText('notSaid')}
        options={offeredLanguages.map((value) => ({ value, label: languages[value].name }))}
        defaultValue={typed.language}
      />
      <TextField
        label={contactsText('city.label')}
        hint={contactsText('city.hint')}
        name="city"
        list="contact-cities"
        autoComplete="off"
        defaultValue={typed.city}
        error={errors.city}
        onFocus={() => void suggest()}
      />
      <datalist id="contact-cities">
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <TextField
        label={contactsText('note.label')}
        aside={`${contactLimits.note}`}
        name="note"
        dir="auto"
        autoComplete="off"
        defaultValue={typed.note}
        error={errors.note}
      />
      <div>
        <Checkbox
          name="moves"
          value="on"
          defaultChecked={typed.moves === 'on'}
          label={contactsText('moves.label')}
        />
        <p className="text-ink-soft text-sm">{contactsText('moves.hint')}</p>
      </div>
      <Checkbox
        name="unreminded"
        value="on"
        defaultChecked={typed.unreminded === 'on'}
        label={contactsText('unreminded.label')}
      />
    </Details>
  );
}
