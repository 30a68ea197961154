/** Changes the sample rate of one channel that arrives in chunks. */
export interface Resampler {
  /** The output so far. It lags behind the input by the length of the filter. */
  push(samples: Float32Array): Float32Array;
  /** The rest of the output, at the end of the input. */
  flush(): Float32Array;
}

/** Zero crossings of the filter on either side: more make the cutoff steeper. */
const crossings = 16;
/** The cutoff, as a share of the Nyquist frequency of the lower rate. */
const passed = 0.92;
/** Points of the filter table per sample; values between them are interpolated linearly. */
const detail = 128;

/**
 * From one rate to another (samples per second), through a low-pass filter, a sinc under a Blackman window, against
 * aliasing. `n` samples become `ceil(n * to / from)`.
 */
export function createResampler(from: number, to: number): Resampler {
  if (to === from) return { push: (samples) => samples.slice(), flush: () => new Float32Array() };
  const step = from / to;
  const reach = Math.ceil(crossings * Math.max(step, 1));
  const filter = lowPass(passed / Math.max(step, 1), reach);
  // Silence before the first sample.
  let held = new Float32Array(reach);
  /** Counted in whole samples, because a sum of steps would drift. */
  let [made, dropped] = [0, 0];

  /** The position of the next output sample in the buffer. */
  function next(): number {
    return reach - dropped + (made * from) / to;
  }

  function push(samples: Float32Array): Float32Array {
    const input = joined([held, samples]);
    const output: number[] = [];
    for (; next() + reach < input.length; made += 1) output.push(filtered(input, next(), filter));
    const done = Math.floor(next()) - reach;
    held = input.slice(done);
    dropped += done;
    return Float32Array.from(output);
  }

  return { push, flush: () => push(new Float32Array(reach)) };
}

interface LowPass {
  readonly table: Float32Array;
  /** Samples to either side. */
  readonly reach: number;
}

/** `cutoff` as a share of the Nyquist frequency of the input. */
function lowPass(cutoff: number, reach: number): LowPass {
  // One point more, so that the last one has a neighbour.
  const table = Float32Array.from({ length: reach * detail + 2 }, (_, index) => {
    const at = index / detail;
    const phase = Math.PI * cutoff * at;
    const share = Math.min(at / reach, 1) * Math.PI;
    const window = 0.42 + 0.5 * Math.cos(share) + 0.08 * Math.cos(2 * share);
    return cutoff * (phase === 0 ? 1 : Math.sin(phase) / phase) * window;
  });
  return { table, reach };
}

function filtered(input: Float32Array, at: number, { table, reach }: LowPass): number {
  let sum = 0;
  for (let index = Math.ceil(at - reach); index <= at + reach; index += 1) {
    const place = Math.abs(index - at) * detail;
    const before = Math.floor(place);
    const low = table[before] ?? 0;
    sum += (input[index] ?? 0) * (low + ((table[before + 1] ?? 0) - low) * (place - before));
  }
  return sum;
}

/** The samples one after the other. */
export function joined(pieces: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
