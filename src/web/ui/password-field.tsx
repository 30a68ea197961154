import { useState } from 'react';
import { siteText } from '../texts/site.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { controlLook, Field } from './field.tsx';
import { EyeIcon } from './icons.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password field with a button that shows the password. The button is hidden without JavaScript. */
export function PasswordField({ label, hint, error, aside, className, id, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, aside, className, id }}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(controlLook, 'pe-14')}
          />
          <IconButton
            label={shown ? siteText('password.hide.label') : siteText('password.show.label')}
            icon={<EyeIcon crossed={shown} className="size-5" />}
            onClick={() => setShown(!shown)}
            aria-controls={control.id}
            className="noscript:hidden absolute inset-y-0 end-1 my-auto"
          />
        </div>
      )}
    </Field>
  );
}
