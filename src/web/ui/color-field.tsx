import { type ReactNode, useState } from 'react';
import { siteText } from '../texts/site.ts';
import { classNames } from './class-names.ts';
import { controlLook, Field } from './field.tsx';

const hexColor = /^#[0-9a-f]{6}$/;

interface ColorFieldProps {
  label: ReactNode;
  /** `#rrggbb`. */
  value: string;
  /** Called with complete colours only, in lower case. */
  onChange: (value: string) => void;
  className?: string;
}

/** A colour from the browser's picker, or typed as `#rrggbb`. */
export function ColorField({ label, value, onChange, className }: ColorFieldProps) {
  // The typed text while it is not a complete colour.
  const [draft, setDraft] = useState<string | null>(null);
  const wrong = draft !== null;

  function type(text: string) {
    const hex = normalize(text);
    setDraft(hexColor.test(hex) ? null : text);
    if (hexColor.test(hex)) onChange(hex);
  }

  return (
    <Field label={label} className={className} error={wrong ? siteText('colour.invalid.error') : undefined}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={siteText('colour.picker.label', {
              label: typeof label === 'string' ? label : siteText('colour.label'),
            })}
            value={value}
            onChange={(event) => {
              setDraft(null);
              onChange(event.target.value);
            }}
            className="size-12 shrink-0 cursor-pointer rounded-md border-2 border-edge bg-surface p-1 [&::-webkit-color-swatch]:rounded-sm [&::-webkit-color-swatch]:border-0"
          />
          <input
            {...control}
            dir="ltr"
            value={draft ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(null)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            className={classNames(controlLook, 'max-w-36 font-mono')}
          />
        </div>
      )}
    </Field>
  );
}

/** Accepts `abc123`, `#ABC123` and the short `#abc`. */
function normalize(text: string): string {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}
