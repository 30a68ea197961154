import type { Cover } from '../background.ts';

/** Where headings stand above what fills the lower two thirds of a scene. */
export const upperHeading: Cover['heading'] = {
  portrait: { x: 90, y: 304, width: 720, height: 270 },
  square: { x: 140, y: 140, width: 800, height: 222 },
};
