import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { networkFailureText } from '../offline/network-failure.ts';
import { favouritesText } from '../texts/favourites.ts';
import { toastFailure } from '../ui/toast.tsx';
import { whenLoaded } from '../ui/use-lazy-module.ts';
import { createFavourites, type Favourites, type FavouriteTargets } from './favourites.ts';
import { fetchFavourites, sendFavourites } from './send-favourites.ts';

type Kind = 'background' | 'sticker';

interface OwnFavourites {
  readonly marked: FavouriteTargets;
  readonly press: Favourites['press'];
}

/** Backgrounds or stickers that a user marked. None while they load, and where there is no network. */
export function useFavourites(kind: Kind, { isOffline = false }: { isOffline?: boolean }): OwnFavourites {
  // Presses that are under way must not be forgotten.
  const [favourites] = useState(() => favouritesOf(kind));
  const marked = useStore(favourites);
  // The server is outside React.
  useEffect(() => {
    if (isOffline) return;
    return whenLoaded(fetchFavourites(kind), (stored) => stored && favourites.load(stored));
  }, [favourites, kind, isOffline]);
  return { marked, press: favourites.press };
}

function favouritesOf(kind: Kind): Favourites {
  return createFavourites({
    send: (target, isMarked) =>
      sendFavourites({
        ...{ kind, targets: [target], isMarked },
        ...{ noAnswer: networkFailureText(), tryLater: favouritesText('tryLater.text') },
      }),
    // The row of favourites shows it.
    onSaved: () => {},
    onFailed: (sentence) => toastFailure(favouritesText('failed.title'), sentence),
  });
}
