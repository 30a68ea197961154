import type { Audio } from '#card/document/card.ts';

type OwnSound = Extract<Audio, { kind: 'upload' | 'recording' }>;

/**
 * What the server answers to a sound sent to `POST /studio/sound?kind=upload|recording&name=...`; `error` is a
 * sentence to show.
 */
export type SoundAnswer =
  | { readonly sound: Pick<OwnSound, 'file' | 'name' | 'seconds'> }
  | { readonly error: string };
