import { successorOf } from './early-fields.ts';

declare global {
  interface Window {
    /** Made by the script below; null once React listens itself. */
    earlyPresses: Set<HTMLButtonElement> | null;
    /** The page's form is on its way, by the browser itself, and the next page will come. */
    isFormSent?: boolean;
  }
}

/**
 * On a slow phone a page is seen seconds before React runs, and until then its buttons do nothing. This records which were
 * pressed, and marks them busy. A password is shown, and hidden, at once. What a browser does by itself, such as sending a
 * form or opening a menu, is not recorded.
 */
export const earlyPressScript = `window.earlyPresses=new Set;addEventListener('click',({target})=>{const b=target.closest?.('button[type=button]:not([popovertarget])'),p=window.earlyPresses;if(!b||!p)return;const i=document.getElementById(b.getAttribute('aria-controls')),w=/password/.test(i?.autocomplete),a=p.delete(b);if(!w||!a)p.add(b);w?i.type=a?'password':'text':b.setAttribute('aria-busy','true')},true);`;

let pressed: readonly HTMLButtonElement[] = [];

/** Ends the recording when React begins to listen. */
export function collectEarlyPresses(): void {
  pressed = [...(window.earlyPresses ?? [])];
  window.earlyPresses = null;
}

/** Presses the recorded buttons, each once, when React has taken over the page. */
export function replayEarlyPresses(): void {
  const buttons = pressed;
  pressed = [];
  for (const button of buttons) {
    button.removeAttribute('aria-busy');
    successorOf(button)?.click();
  }
}
