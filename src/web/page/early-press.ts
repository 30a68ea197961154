declare global {
  interface Window {
    /** Made by the script below; null once React listens itself. */
    earlyPresses: Set<HTMLButtonElement> | null;
  }
}

/**
 * On a slow phone a page is seen seconds before React runs, and until then its buttons do nothing. This keeps which were
 * pressed. What a browser does by itself, such as sending a form or opening a menu, is not kept.
 */
export const earlyPressScript = `window.earlyPresses=new Set;addEventListener('click',({target})=>{const b=target.closest?.('button[type=button]:not([popovertarget])');if(b)window.earlyPresses?.add(b)},true);`;

let kept: readonly HTMLButtonElement[] = [];

/** At the moment when React begins to listen. */
export function stopKeepingPresses(): void {
  kept = [...(window.earlyPresses ?? [])];
  window.earlyPresses = null;
}

/** Presses the buttons, each once, when React has taken over the page. */
export function doEarlyPresses(): void {
  const buttons = kept;
  kept = [];
  for (const button of buttons) button.click();
}
