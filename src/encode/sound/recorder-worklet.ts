import { outputRate, type RecordingChunk } from './recording-chunk.ts';
import { createResampler, joined } from './resample.ts';
import { pcm16 } from './wav.ts';

// The worklet's scope, which the compiler's libraries do not describe.
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Samples per chunk: a tenth of a second, so that the level meter follows the voice. */
const pieceLength = outputRate(sampleRate) / 10;

/** Records the microphone as one channel at the rate of a recording, until the page stops it. */
class Recorder extends AudioWorkletProcessor {
  readonly #resampler = createResampler(sampleRate, outputRate(sampleRate));
  #waiting: Float32Array[] = [];
  #length = 0;
  #over = false;

  constructor() {
    super();
    this.port.onmessage = () => this.#end();
  }

  process([channels = []]: readonly (readonly Float32Array[])[]): boolean {
    if (this.#over) return false;
    if (channels[0]) this.#take(this.#resampler.push(mixed(channels)));
    if (this.#length >= pieceLength) this.#send(false);
    return true;
  }

  #take(samples: Float32Array): void {
    this.#waiting.push(samples);
    this.#length += samples.length;
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#take(this.#resampler.flush());
    this.#send(true);
  }

  #send(last: boolean): void {
    const samples = pcm16(joined(this.#waiting));
    const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0) / 32767;
    this.#waiting = [];
    this.#length = 0;
    this.port.postMessage({ samples, peak, last } satisfies RecordingChunk, [samples.buffer]);
  }
}

/** The mean of all channels: some microphones have two and use one. */
function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = channels;
  if (channels.length < 2) return first;
  return first.map(
    (_, index) => channels.reduce((sum, samples) => sum + (samples[index] ?? 0), 0) / channels.length,
  );
}

registerProcessor('recorder', Recorder);
