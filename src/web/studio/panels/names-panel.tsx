import { useRef, useState } from 'react';
import { type Closeness, closenesses } from '#card/document/closeness.ts';
import { limits } from '#card/document/limits.ts';
import { phrase } from '#card/document/phrases.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { closenessOf, waysToSayYou } from '#content/closeness.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { languageFrom, languages } from '#content/languages/languages.ts';
import { useRootData } from '../../page/root-data.ts';
import { siteText } from '../../texts/site.ts';
import { studioText } from '../../texts/studio.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldProblem, readAge } from '../document/field-problem.ts';
import { earlyFormId } from '../early/early-form.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { MissingGlyphsNote } from './missing-glyphs-note.tsx';
import { useCardTextField, useEarlyText } from './use-card-text-field.ts';

export function NamesPanel() {
  const name = useCard(({ toName }) => isolatedLine(toName));
  const phrases = drawnPhrases(useCard(({ language }) => language));
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12.5rem,100%),1fr))] gap-4">
      <NameField
        field="toName"
        label={studioText('names.to.label')}
        placeholder={studioText('names.to.placeholder')}
        max={limits.name}
      />
      <NameField
        field="fromName"
        label={studioText('names.from.label')}
        placeholder={studioText('names.from.placeholder')}
        max={limits.name}
      />
      <NameField
        field="heading"
        label={studioText('names.heading.label')}
        placeholder={name ? phrase(phrases.heading, { name }) : phrases.headingAlone}
        max={limits.heading}
      />
      <AgeField />
      <LanguageField />
      <ClosenessField />
    </div>
  );
}

interface NameFieldProps {
  field: 'toName' | 'fromName' | 'heading';
  label: string;
  placeholder: string;
  /** Characters. */
  max: number;
}

function NameField({ field, label, placeholder, max }: NameFieldProps) {
  const { ref, text, defaultValue } = useCardTextField<HTMLInputElement>(field, (value) => ({
    type: field,
    value,
  }));
  return (
    <TextField
      ref={ref}
      form={earlyFormId}
      name={field}
      defaultValue={defaultValue}
      label={label}
      placeholder={placeholder}
      error={fieldProblem(field, text)}
      note={<MissingGlyphsNote field={field} />}
      aside={siteText('counter.of', { length: [...text].length, max })}
      autoComplete="off"
      dir="auto"
    />
  );
}

/** Chooses the language of our words on the card and of our wishes; what somebody writes is in any language. */
function LanguageField() {
  const { edit } = useStudio();
  const value = useCard((card) => card.language);
  const offered = useRootData()?.languages ?? [];
  // A card may have been made where more were offered.
  const choices = [...new Set([...offered, languageFrom(value)])];
  if (choices.length < 2) return null;
  return (
    <Select
      form={earlyFormId}
      name="language"
      label={studioText('names.language.label')}
      value={languageFrom(value)}
      onChange={(event) => edit({ type: 'language', value: event.target.value })}
      options={choices.map((language) => ({ value: language, label: languages[language].name }))}
      // Other scripts would load a font for one word.
      style={{ fontFamily: 'system-ui' }}
    />
  );
}

/** As the wishes of the card's language address people, until somebody chooses. */
function ClosenessField() {
  const { edit } = useStudio();
  const you = waysToSayYou(useCard(({ language }) => language));
  const value = useCard(closenessOf);
  if (!you) return null;
  return (
    <Select
      form={earlyFormId}
      name="closeness"
      label={studioText('names.closeness.label')}
      hint={studioText('names.closeness.hint')}
      value={value}
      onChange={(event) => edit({ type: 'closeness', value: event.target.value as Closeness })}
      options={closenesses.map((one) => ({
        value: one,
        label: studioText(`names.closeness.${one}`, { you: you[one] }),
      }))}
      style={{ fontFamily: 'system-ui' }}
    />
  );
}

function AgeField() {
  const { editAfterPaint } = useStudio();
  const age = useCard((card) => card.age);
  const [typed, setTyped] = useState('');
  const read = readAge(typed);
  const ref = useRef<HTMLInputElement>(null);

  function onTyped(text: string) {
    setTyped(text);
    editAfterPaint({ type: 'age', value: readAge(text).age });
  }

  useEarlyText(ref, onTyped);
  // What was typed stays as it is until the card gets another age, as by undo.
  const isShown = read.age === age;
  return (
    <TextField
      ref={ref}
      form={earlyFormId}
      name="age"
      label={studioText('names.age.label')}
      aside={siteText('field.optional')}
      inputMode="numeric"
      value={isShown ? typed : (age ?? '').toString()}
      onChange={(event) => onTyped(event.target.value)}
      error={isShown ? read.problem : undefined}
      autoComplete="off"
    />
  );
}
