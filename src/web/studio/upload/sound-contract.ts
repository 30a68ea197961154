import type { Audio } from '#card/document/card.ts';

type OwnSound = Extract<Audio, { kind: 'upload' | 'recording' }>;

/** The answer to `POST /studio/sound?kind=upload|recording&name=...`. `error` is a sentence to show. */
export type SoundAnswer =
  | { readonly sound: Pick<OwnSound, 'file' | 'name' | 'seconds'> }
  | { readonly error: string };
