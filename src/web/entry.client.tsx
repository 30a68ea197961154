import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { stopKeepingPresses } from './early-press.ts';
import { keepPictures } from './keep-pictures.ts';
import { keepStyled } from './keep-styled.ts';

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
