import { themeField } from '../page/theme.ts';
import { siteText } from '../texts/site.ts';

const themes = [
  {
    value: 'system',
    get label() {
      return siteText('theme.system');
    },
  },
  {
    value: 'light',
    get label() {
      return siteText('theme.light');
    },
  },
  {
    value: 'dark',
    get label() {
      return siteText('theme.dark');
    },
  },
] as const;

/** Light or dark: `themeScript` does what is chosen. Without scripts the page follows the system. */
export function ThemeSwitch() {
  return (
    <fieldset className="noscript:hidden flex items-center gap-1 rounded-full border-2 border-edge bg-surface p-1 max-[18rem]:flex-wrap max-[18rem]:rounded-lg">
      <legend className="sr-only">{siteText('theme.label')}</legend>
      {themes.map(({ value, label }) => (
        <label
          key={value}
          className="relative flex min-h-11 items-center rounded-full px-4 text-base hover:bg-cream has-checked:bg-marigold has-checked:font-bold has-checked:text-on-bright has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={themeField}
            value={value}
            defaultChecked={value === 'system'}
            ref={checkIfChosen}
            className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The HTML does not know the choice. */
function checkIfChosen(input: HTMLInputElement | null): void {
  if (input) input.checked = (document.documentElement.dataset.theme ?? 'system') === input.value;
}
