import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadImages } from './offline/reload-images.ts';
import { reloadStyles } from './offline/reload-styles.ts';
import { collectEarlyPresses } from './page/early-press.ts';

reloadStyles();
reloadImages();

startTransition(() => {
  collectEarlyPresses();
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
