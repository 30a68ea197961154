import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadImages, reloadStyles } from './offline/reload-failed.ts';
import { readDataWhole } from './offline/whole-data.ts';
import { collectEarlyFields } from './page/early-fields.ts';
import { collectEarlyPresses } from './page/early-press.ts';

reloadStyles();
reloadImages();
readDataWhole();
// Safari has popovers, which the menus of the header are, from 17 on.
if (!('popover' in HTMLElement.prototype)) void import('@oddbird/popover-polyfill').catch(() => undefined);

function start(): void {
  startTransition(() => {
    collectEarlyPresses();
    collectEarlyFields();
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

/** Milliseconds that a page waits for the next one, which its form leads to. */
const leavingMs = 20_000;

// Nothing is to be pressed a second time.
if (window.isFormSent) setTimeout(start, leavingMs);
else start();
