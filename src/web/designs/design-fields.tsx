import { designLimits } from '#content/design-limits.ts';
import { favouritesText } from '../texts/favourites.ts';
import { TextField } from '../ui/text-field.tsx';

interface DesignFieldsProps {
  /** As typed. */
  name: string;
  error?: string | undefined;
  /** Whether the card has pictures of the sender's. */
  hasPictures: boolean;
  /** Where the name is kept beside the field. */
  onName?: (name: string) => void;
}

/** What a look is called that is saved as a design, and what it leaves out. */
export function DesignFields({ name, error, hasPictures, onName }: DesignFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label={favouritesText('name.label')}
        hint={favouritesText('name.hint')}
        {...(onName
          ? { value: name, onChange: ({ target }) => onName(target.value) }
          : { defaultValue: name })}
        error={error}
        maxLength={designLimits.name}
        autoComplete="off"
        dir="auto"
      />
      {hasPictures ? <p className="text-ink-soft">{favouritesText('save.pictures.hint')}</p> : null}
    </>
  );
}
