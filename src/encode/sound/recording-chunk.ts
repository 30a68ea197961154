/** Samples per second of a recording: tones up to 11 kHz, more than a voice needs, and two minutes are 5.8 MB. */
export const recordingSampleRate = 24_000;

/** A part of a recording that the audio worklet sends to the page, about ten times a second. */
export interface RecordingChunk {
  /** One channel at the worklet's `outputRate`. */
  readonly samples: Int16Array<ArrayBuffer>;
  /** The loudest sample, 0 to 1. */
  readonly peak: number;
  /** True for the end of the recording. */
  readonly last: boolean;
}

/** The rate of the pieces when the device has this one: never raised. */
export function outputRate(deviceRate: number): number {
  return Math.min(deviceRate, recordingSampleRate);
}
