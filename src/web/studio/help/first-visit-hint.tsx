import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { studioText } from '../../texts/studio.ts';
import { IconButton } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useStudio } from '../studio-context.tsx';

/** Keys that move the focus or change other keys. Somebody who presses them may still be reading. */
const quietKeys: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * The three steps to a sent card, over the preview of somebody's first new card. It takes no press: what lies under
 * it answers, and the first press anywhere removes it for good.
 */
export function FirstVisitHint() {
  const { start } = useStudio();
  const [isDismissed, setDismissed] = useState(false);
  // The browser's storage tells whether it was seen.
  const isShown = useHydrated() && !isDismissed && start.saved === null && !isHintSeen();

  // Presses anywhere on the page, also outside React's elements.
  useEffect(() => {
    if (!isShown) return;
    const controller = new AbortController();
    function onPress(event: Event) {
      if (event instanceof KeyboardEvent && quietKeys.includes(event.key)) return;
      // Its own button must still be there when the press ends, or what lies under it would be pressed.
      const isOwn = event.target instanceof Element && event.target.closest('[data-hint]');
      if (isOwn && event.type !== 'click') return;
      rememberHint();
      setDismissed(true);
    }
    const options = { capture: true, signal: controller.signal };
    for (const type of ['pointerdown', 'click', 'keydown']) document.addEventListener(type, onPress, options);
    return () => controller.abort();
  }, [isShown]);

  if (!isShown) return null;
  return (
    <aside
      data-hint
      aria-label={studioText('firstVisit.title')}
      className="pointer-events-none z-1 flex items-center justify-between gap-2 rounded-md border-2 border-leaf-text bg-surface py-1 pe-1 ps-3 shadow-lg"
    >
      <ol className="list-inside list-decimal text-sm leading-snug">
        {steps().map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <IconButton
        label={studioText('firstVisit.close.label')}
        icon={<X aria-hidden="true" className="size-5" />}
        className="pointer-events-auto"
      />
    </aside>
  );
}

const storageKey = 'bb_studio_hint';

/** Where the browser stores nothing, the hint stays away as long as the page lives. */
let isSeenHere = false;

function isHintSeen(): boolean {
  try {
    return isSeenHere || localStorage.getItem(storageKey) !== null;
  } catch {
    return isSeenHere;
  }
}

function rememberHint(): void {
  isSeenHere = true;
  try {
    localStorage.setItem(storageKey, 'seen');
  } catch {
    // The browser stores nothing.
  }
}

/** The way to a sent card, for the hint of the first visit and for the help. */
export function steps(): readonly string[] {
  return [studioText('steps.make'), studioText('steps.see'), studioText('steps.send')];
}
