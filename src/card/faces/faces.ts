import type { Face } from './face.ts';

/** 4:3, for the preview, tiles and downloads: the first shape that cards had. */
export const landscape: Face = {
  key: 'landscape',
  width: 1200,
  height: 900,
  core: { x: 0, y: 0, width: 1200, height: 900 },
  calm: { x: 168, y: 118, width: 864, height: 664, radius: 64 },
  sheet: { x: 126, y: 86, width: 948, height: 728 },
};

/** 5:7 for phones and paper; its background goes on to 9:16 for stories. */
export const portrait: Face = {
  key: 'portrait',
  width: 900,
  height: 1600,
  core: { x: 0, y: 170, width: 900, height: 1260 },
  calm: { x: 80, y: 300, width: 740, height: 1000, radius: 64 },
  sheet: { x: 46, y: 262, width: 808, height: 1076 },
};

export const square: Face = {
  key: 'square',
  width: 1080,
  height: 1080,
  core: { x: 0, y: 0, width: 1080, height: 1080 },
  calm: { x: 140, y: 140, width: 800, height: 800, radius: 64 },
  sheet: { x: 100, y: 100, width: 880, height: 880 },
};

export const faces: readonly Face[] = [landscape, portrait, square];
