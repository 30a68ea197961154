import { useEffect, useState } from 'react';
import { openingInstant } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import type { SealFields as Fields } from '#content/seal-form.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { whenLoaded } from '../ui/use-lazy-module.ts';
import { SealTimes } from './seal-times.tsx';

interface SealFieldsProps {
  value: Fields;
  toName: string;
  /** Absent in a form without scripts, which reads its fields itself. */
  onChange?: (change: Partial<Fields>) => void;
  /** What is wrong, in words. */
  problem?: Partial<Record<keyof Fields, string>> | undefined;
}

/** When a card opens. Without scripts every field is shown, and those that do not count are ignored. */
export function SealFields({ value, toName, onChange, problem = {} }: SealFieldsProps) {
  const [fields, setFields] = useState(value);
  const change = (next: Partial<Fields>) => {
    setFields((now) => ({ ...now, ...next }));
    onChange?.(next);
  };
  const isLater = fields.opens === 'later';
  const isCity = fields.sealWhere === 'city';
  const unlessLater = isLater ? 'flex flex-col gap-4' : 'hidden flex-col gap-4 noscript:flex';
  return (
    <div className="flex flex-col gap-4">
      <RadioTiles
        legend={dashboardText('seal.when.label')}
        name="opens"
        options={[
          { value: 'now', label: dashboardText('seal.atOnce.label') },
          { value: 'later', label: dashboardText('seal.untilDay.label') },
        ]}
        defaultValue={value.opens}
        onChange={(opens) => change({ opens })}
      />
      <div className={unlessLater}>
        <p className="text-ink-soft text-sm">{dashboardText('seal.untilDay.hint')}</p>
        <DayField {...{ value, problem, change }} />
        <RadioTiles
          legend={dashboardText('seal.clock.label')}
          name="sealWhere"
          options={[
            { value: 'city', label: dashboardText('seal.clock.city') },
            { value: 'unknown', label: dashboardText('seal.clock.unknown') },
          ]}
          defaultValue={value.sealWhere}
          onChange={(sealWhere) => change({ sealWhere })}
        />
        <div className={isCity ? 'contents' : 'noscript:contents hidden'}>
          <ClockFields {...{ value, fields, problem, change, toName }} isNeeded={isLater && isCity} />
        </div>
        <p className={isCity ? 'hidden' : 'text-ink-soft text-sm'}>
          {dashboardText('seal.clock.unknownHint')}
        </p>
      </div>
    </div>
  );
}

interface MomentFieldsProps extends Pick<SealFieldsProps, 'value' | 'toName'> {
  problem?: SealFieldsProps['problem'];
}

/** A day and a time by the clock of a city, which has to be said. */
export function MomentFields({ value, toName, problem = {} }: MomentFieldsProps) {
  const [fields, setFields] = useState(value);
  const change = (next: Partial<Fields>) => setFields((now) => ({ ...now, ...next }));
  return (
    <>
      <input type="hidden" name="opens" value="later" />
      <input type="hidden" name="sealWhere" value="city" />
      <DayField {...{ value, problem, change }} />
      <ClockFields {...{ value, fields, problem, change, toName }} isNeeded />
    </>
  );
}

interface PartProps extends Required<Pick<SealFieldsProps, 'value' | 'problem'>> {
  change: (next: Partial<Fields>) => void;
}

function DayField({ value, problem, change }: PartProps) {
  return (
    <TextField
      label={dashboardText('seal.day.label')}
      name="sealDate"
      type="date"
      defaultValue={value.sealDate}
      error={problem?.sealDate}
      onChange={(event) => change({ sealDate: event.target.value })}
    />
  );
}

interface ClockFieldsProps extends PartProps {
  fields: Fields;
  toName: string;
  /** Whether the list of cities is. */
  isNeeded: boolean;
}

function ClockFields({ value, fields, problem, change, toName, isNeeded }: ClockFieldsProps) {
  const places = usePlaces(isNeeded);
  const seal = places?.read(fields);
  return (
    <>
      <CityField
        value={value.sealCity}
        labels={places?.labels ?? []}
        error={problem?.sealCity}
        onChange={(sealCity) => change({ sealCity })}
      />
      <Select
        label={dashboardText('seal.time.label')}
        name="sealTime"
        options={times()}
        defaultValue={value.sealTime}
        onChange={(event) => change({ sealTime: event.target.value })}
      />
      <TextField
        label={dashboardText('seal.otherTime.label')}
        name="sealOther"
        type="time"
        className={fields.sealTime === 'other' ? undefined : 'noscript:flex hidden'}
        defaultValue={value.sealOther}
        error={problem?.sealOther}
        onChange={(event) => change({ sealOther: event.target.value })}
      />
      {seal?.zone ? <SealTimes opens={openingInstant(seal)} zone={seal.zone} toName={toName} /> : null}
    </>
  );
}

const times = () => [
  { value: '00:00', label: dashboardText('seal.time.midnight') },
  { value: '08:00', label: dashboardText('seal.time.morning') },
  { value: 'other', label: dashboardText('seal.time.other') },
];

interface Places {
  readonly labels: readonly string[];
  /** What the fields say as a whole; null while something is missing. */
  readonly read: (fields: Fields) => Seal | null;
}

/** The list of cities, loaded when it is needed; the server knows it as well. Null before, and where it is lost. */
function usePlaces(isNeeded: boolean): Places | null {
  const [places, setPlaces] = useState<Places | null>(null);
  // The modules are fetched over the network.
  useEffect(() => {
    if (!isNeeded) return;
    // The field works without its suggestions.
    return whenLoaded(loadPlaces(), setPlaces, () => {});
  }, [isNeeded]);
  return places;
}

async function loadPlaces(): Promise<Places> {
  const [{ cities }, { readSeal }, { citiesList }] = await Promise.all([
    import('#content/cities.ts'),
    import('#content/read-seal.ts'),
    import('../texts/cities.ts'),
  ]);
  const names = citiesList();
  return {
    labels: cities.map(({ label }) => names[label] ?? label),
    read(fields) {
      const seal = readSeal(fields, Date.now(), names);
      return seal.ok ? seal.value : null;
    },
  };
}

interface CityFieldProps {
  value: string;
  labels: readonly string[];
  error: string | undefined;
  onChange: (city: string) => void;
}

/** The browser searches the list as one types. */
function CityField({ value, labels, error, onChange }: CityFieldProps) {
  return (
    <>
      <TextField
        label={dashboardText('seal.city.label')}
        name="sealCity"
        list="cities"
        placeholder={dashboardText('seal.city.placeholder')}
        hint={dashboardText('seal.city.hint')}
        autoComplete="off"
        data-own-undo
        defaultValue={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id="cities">
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}
