/** Seconds. The opening of a card on its page as data: the sheets move by it, and the tests stop at its moments. */
export const openingTimes = {
  /** The clasp breaks under the finger. */
  clasp: { from: 0, seconds: 0.5 },
  flap: { from: 0.12, seconds: 0.45 },
  rise: { from: 0.5, seconds: 0.5 },
  /** What flies out with the card. */
  bits: { from: 0.5, seconds: 1.6 },
  /** The envelope falls away, and the picture on the card fills the screen. */
  fill: { from: 0.95, seconds: 0.3 },
  /** The card comes to its place over the page. */
  place: { from: 1.7, seconds: 0.3 },
  turn: { from: 1.95, seconds: 0.45 },
} as const;

/** Seconds. The same in a video, whose picture the card fills in its place. */
export const videoTimes = {
  flap: { from: 0, seconds: 0.6 },
  rise: { from: 0.6, seconds: 0.8 },
  /** The envelope falls away, and the folded card comes to its place over the page. */
  place: { from: 1.4, seconds: 0.45 },
  turn: { from: 1.8, seconds: 0.6 },
} as const;

/** Seconds from the tap until all words can be read. */
export const openingSeconds = 2.4;

/** Seconds after the tap at which the card's own entrance begins, so that the last of its groups has arrived in time. */
export const entranceFrom = 0.6;

/** Seconds of the cross-fade for those who asked for less motion. */
export const crossFadeSeconds = 0.4;

/** Seconds that a video shows the closed envelope before. Its first frame is the file's picture. */
export const closedSeconds = 1.2;

/** Seconds after the flap begins at which the card is in place in a video: a cover page rests there until it is read. */
export const placedAt = videoTimes.turn.from;

export const candleTimes = {
  /** Press and hold: all candles are out after this. */
  hold: 1,
  /** Between two candles that a breath puts out. */
  breath: 0.24,
  /** The song is faded out before the microphone is opened. */
  fadeOut: 0.4,
  /** How long the noise of the place is measured first. */
  noise: 0.6,
  /** The microphone is closed after this. */
  listening: 20,
  /** A candle that lights again is out for this. */
  relight: 0.9,
  /** Between the last candle and what is said back. */
  wished: 1.6,
} as const;

export const confettiSeconds = 3;

/** Seconds. Everything that plays by itself ends before: the opening, the longest breath and the confetti. */
export const longestShow = 30;
