import type { ReactNode } from 'react';
import type { Edit } from '#card/document/edit.ts';
import { siteText } from '../../texts/site.ts';
import { CharacterCounter, CountedArea } from '../../ui/text-area.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { fieldProblem, type TextField as Text } from '../document/field-problem.ts';
import { MissingGlyphsNote } from './missing-glyphs-note.tsx';
import { useCardTextField } from './use-card-text-field.ts';

interface CardTextProps {
  field: Text;
  label: string;
  hint?: string;
  /** Characters. */
  max: number;
  /** The edit for a typed text; null refuses it. */
  editOf: (text: string) => Edit | null;
}

/** One line of the card. */
export function CardTextField(props: CardTextProps & Pick<TextFieldProps, 'placeholder' | 'form' | 'name'>) {
  const { field, max, editOf, ...input } = props;
  const { ref, text, defaultValue } = useCardTextField<HTMLInputElement>(field, editOf);
  return (
    <TextField
      {...input}
      ref={ref}
      defaultValue={defaultValue}
      error={fieldProblem(field, text)}
      note={<MissingGlyphsNote field={field} />}
      aside={siteText('counter.of', { length: [...text].length, max })}
      autoComplete="off"
      dir="auto"
    />
  );
}

interface CardTextAreaProps extends CardTextProps {
  rows?: number;
  className?: string;
  form?: string;
  name?: string;
  /** In place of what is wrong with the text of the card. */
  problem?: string | undefined;
  note?: ReactNode;
}

/** Lines of the card, or of what stands beside it. */
export function CardTextArea({ field, max, editOf, problem, ...area }: CardTextAreaProps) {
  const { ref, text, defaultValue } = useCardTextField<HTMLTextAreaElement>(field, editOf);
  return (
    <CountedArea
      {...area}
      ref={ref}
      defaultValue={defaultValue}
      counter={(id) => <CharacterCounter id={id} length={[...text].length} max={max} />}
      error={problem ?? fieldProblem(field, text)}
      dir="auto"
    />
  );
}
