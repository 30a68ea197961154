import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepPictures } from './offline/reload-images.ts';
import { keepStyled } from './offline/reload-styles.ts';
import { stopKeepingPresses } from './page/early-press.ts';

keepStyled();
keepPictures();

startTransition(() => {
  stopKeepingPresses();
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
