/** A picture in memory, as canvases give it: red, green, blue and alpha of each pixel, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** The corners of a sheet in a photo, as shares of its width and height: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

export const wholePicture: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
