import { createStore } from 'zustand/vanilla';
import { type Face, landscape, portrait } from '#card/faces/faces.ts';

/** The screens on which the preview shows the card. */
export type Screens = 'phone' | 'laptop' | 'both';

export const facesOf: Readonly<Record<Screens, readonly Face[]>> = {
  phone: [portrait],
  laptop: [landscape],
  both: [landscape, portrait],
};

/** The face that the server draws into the page, and that the preview shows first. */
export function firstFace({ isPhone }: { readonly isPhone?: boolean }): Face {
  return isPhone ? portrait : landscape;
}

interface StudioViewState {
  /** How many replays of the animation were requested. */
  readonly replays: number;
  readonly screens: Screens;
  /** The key of the open panel. */
  readonly panel: string;
  /** The page of a card with several, from 0; any larger number is the last page. */
  readonly page: number;
}

/** What the studio shows, and how. Not part of the card. */
export function createStudioView(isPhone = false) {
  const { setState, ...store } = createStore<StudioViewState>(() => ({
    replays: 0,
    screens: isPhone ? 'phone' : 'laptop',
    panel: 'names',
    page: 0,
  }));
  return {
    ...store,
    replay: () => setState(({ replays }) => ({ replays: replays + 1 })),
    showOn: (screens: Screens) => setState({ screens }),
    /** Opens a panel, and turns to the page that it is about. */
    open: (panel: string, page: number) => setState({ panel, page }),
    turnTo: (page: number) => setState({ page }),
  };
}
