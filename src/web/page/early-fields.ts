/*
 * What is typed and chosen in a page before React takes it over. Password managers and assistants put elements into such a
 * page, and React then makes it anew; otherwise it keeps the fields, and does not know what they hold.
 */

const kinds = 'input, textarea, select, button';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

let served: readonly Control[] = [];
let chosen: readonly (HTMLInputElement | HTMLSelectElement)[] = [];
let focused: Element | null = null;

const rememberFocus = ({ target }: FocusEvent) => {
  focused = target as Element;
};

/** Where the session's storage has what was typed into the studio's form; see `studio/early`. */
export const typedKey = 'bb_typed';

/** Called before React takes over the page. Fields that React replaces keep what is typed into them until then. */
export function collectEarlyFields(): void {
  served = controls();
  // The page that it was typed into is left.
  if (!window.earlyStudio) forgetTyped();
  chosen = served.filter(isChosen);
  focused = document.activeElement;
  document.addEventListener('focusin', rememberFocus);
}

/** Called when React has taken over the page: what was typed and the cursor go on in the fields that replaced others. */
export function restoreEarlyFields(): void {
  document.removeEventListener('focusin', rememberFocus);
  for (const old of served) {
    const field = successorOf(old);
    if (field && field !== old) copyInput(old, field);
  }
  for (const field of chosen) if (field.isConnected) tellChoice(field);
  const old = served.find((field) => field === focused);
  const field = old && successorOf(old);
  if (!field || field === old) return;
  field.focus({ preventScroll: true });
  // Fields for an address of mail have no selection: their cursor is at the end.
  if ('selectionStart' in old && 'selectionStart' in field && old.selectionStart !== null)
    field.setSelectionRange(old.selectionStart, old.selectionEnd);
}

function forgetTyped(): void {
  try {
    sessionStorage.removeItem(typedKey);
  } catch {
    // The browser stores nothing.
  }
}

/** The control that React put in the place of this one; itself where it stayed. */
export function successorOf<Kind extends Control>(old: Kind): Kind | undefined {
  if (old.isConnected) return old;
  const isAlike = (other: Control) => nameOf(other) === nameOf(old);
  const place = served.filter(isAlike).indexOf(old);
  return controls().filter(isAlike)[place] as Kind | undefined;
}

function controls(): Control[] {
  return [...document.querySelectorAll<Control>(kinds)];
}

function nameOf(control: Control): string {
  const said = control instanceof HTMLButtonElement ? control.ariaLabel || control.textContent : '';
  return `${control.localName} ${control.name} ${said}`;
}

function copyInput(old: Control, field: Control): void {
  if (old instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(old.type)) {
    const { checked } = field as HTMLInputElement;
    if (old.checked !== old.defaultChecked && old.checked !== checked) field.click();
  } else if (old instanceof HTMLInputElement && old.type === 'file') {
    if (!old.files?.length) return;
    (field as HTMLInputElement).files = old.files;
    tell(field, 'change');
  } else if (old instanceof HTMLSelectElement) {
    if (old.value === field.value) return;
    field.value = old.value;
    tell(field, 'change');
  } else if (!(old instanceof HTMLButtonElement) && old.value !== old.defaultValue) {
    // React watches the property of the element itself, and would take its own writing for no change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value);
    tell(field, 'input');
  }
}

/** Somebody chose another one than the server. */
function isChosen(control: Control): control is HTMLInputElement | HTMLSelectElement {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== given?.value;
  }
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return false;
  return control.checked && !control.defaultChecked;
}

function tellChoice(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLSelectElement) {
    tell(field, 'change');
  } else {
    // React knows it as it is now, and would take a press for no change.
    field.checked = false;
    field.click();
  }
}

function tell(field: Control, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
