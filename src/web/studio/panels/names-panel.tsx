import { limits } from '#card/document/limits.ts';
import { TextField } from '../../ui/text-field.tsx';
import { fieldProblem, typedText } from '../document/field-problem.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { MissingGlyphsNote } from './missing-glyphs-note.tsx';

export function NamesPanel() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NameField field="toName" label="To" placeholder="Who is it for?" />
      <NameField field="fromName" label="From" placeholder="Your name" />
    </div>
  );
}

interface NameFieldProps {
  field: 'toName' | 'fromName';
  label: string;
  placeholder: string;
}

function NameField({ field, label, placeholder }: NameFieldProps) {
  const { edit } = useStudio();
  const value = useCard((card) => card[field]);
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => edit({ type: field, value: typedText(event.target.value) })}
      error={fieldProblem(field, value)}
      note={<MissingGlyphsNote field={field} />}
      aside={`${[...value].length} of ${limits.name}`}
      autoComplete="off"
      dir="auto"
    />
  );
}
