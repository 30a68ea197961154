import { AudioSample } from 'mediabunny';
import { clamp } from '#std/clamp.ts';
import type { OpenSound } from './open-sound.ts';
import { createResampler, joined, type Resampler } from './resample.ts';

/** A voice, and the second of the mix at which it begins. */
export interface PlacedVoice {
  readonly sound: OpenSound;
  readonly start: number;
}

/** Samples per second of a mix. */
const mixRate = 48_000;

/** The share of the card's sound that is left under a voice (-16 decibels): the words are understood, and it goes on. */
const underVoice = 0.16;

/** Seconds in which it gets that low, and loud again. Longer than `voiceGap`: between two voices it stays low. */
const fadeSeconds = 1;

/** The card's sound and, over it, the voices of notes, in stereo until all have ended. It closes none of them. */
export function mixSound(cardSound: OpenSound | null, voices: readonly PlacedVoice[]): OpenSound {
  const sounds = [...(cardSound ? [cardSound] : []), ...voices.map(({ sound }) => sound)];
  const seconds = Math.max(cardSound?.seconds ?? 0, ...voices.map(endOf));
  return {
    seconds,
    aac: null,
    decodable: sounds.every(({ decodable }) => decodable),
    async *samples(until) {
      const mix = createMixer(voices);
      let frame = 0;
      for await (const piece of piecesOf(cardSound, Math.min(until, seconds))) {
        yield sampleOf(await mix(piece, frame), frame);
        frame += piece[0].length;
      }
    },
    close: () => undefined,
  };
}

/** Samples from -1 to 1 at the rate of the mix, as many of each side. */
type Stereo = readonly [left: Float32Array, right: Float32Array];

function endOf({ sound, start }: PlacedVoice): number {
  return start + sound.seconds;
}

/** The sound, and then silence until that second. */
async function* piecesOf(sound: OpenSound | null, until: number): AsyncGenerator<Stereo> {
  const end = Math.ceil(until * mixRate);
  let frame = 0;
  for await (const piece of sound ? decoded(sound, until) : []) {
    yield piece;
    frame += piece[0].length;
  }
  for (; frame < end; frame += mixRate) {
    const silence = new Float32Array(Math.min(mixRate, end - frame));
    yield [silence, silence];
  }
}

async function* decoded(sound: OpenSound, until: number): AsyncGenerator<Stereo> {
  let sides: readonly [Resampler, Resampler] | null = null;
  for await (const sample of sound.samples(until)) {
    const newSide = () => createResampler(sample.sampleRate, mixRate);
    sides ??= [newSide(), newSide()];
    const [left, right] = stereoOf(sample);
    sample.close();
    const piece = [sides[0].push(left), sides[1].push(right)] as const;
    if (piece[0].length > 0) yield piece;
  }
}

/** One channel is heard on both sides; of more than two the others, too. */
function stereoOf(sample: AudioSample): Stereo {
  const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
    const samples = new Float32Array(sample.numberOfFrames);
    sample.copyTo(samples, { planeIndex, format: 'f32-planar' });
    return samples;
  });
  const [left = new Float32Array(), right = left, ...others] = channels;
  const all = (side: Float32Array) =>
    side.map((value, index) =>
      others.reduce((sum, other) => sum + Math.SQRT1_2 * (other[index] ?? 0), value),
    );
  return others.length > 0 ? [all(left), all(right)] : [left, right];
}

/** Lays the voices over the piece of the card's sound that begins at that sample of the mix. */
function createMixer(voices: readonly PlacedVoice[]) {
  /** A voice is decoded when its first piece comes: all of them may be many megabytes. */
  const heard = new Map<PlacedVoice, Stereo>();
  return async (piece: Stereo, frame: number): Promise<Stereo> => {
    const [from, to] = [frame / mixRate, (frame + piece[0].length) / mixRate];
    const near = voices.filter(
      (voice) => voice.start - fadeSeconds < to && from < endOf(voice) + fadeSeconds,
    );
    for (const voice of heard.keys()) if (!near.includes(voice)) heard.delete(voice);
    for (const voice of near) heard.set(voice, heard.get(voice) ?? (await wholeOf(voice.sound)));
    if (near.length === 0) return piece;
    const sideOf = (under: Float32Array, side: 0 | 1) =>
      under.map((value, index) => {
        let [share, spoken] = [1, 0];
        for (const voice of near) {
          share = Math.min(share, shareUnder(voice, (frame + index) / mixRate));
          spoken += heard.get(voice)?.[side][frame + index - Math.round(voice.start * mixRate)] ?? 0;
        }
        return clamp(value * share + spoken, -1, 1);
      });
    return [sideOf(piece[0], 0), sideOf(piece[1], 1)];
  };
}

/** How much of the card's sound is left under the voice at that second. */
function shareUnder(voice: PlacedVoice, second: number): number {
  const away = Math.max(voice.start - second, second - endOf(voice), 0);
  return underVoice + (1 - underVoice) * Math.min(away / fadeSeconds, 1);
}

async function wholeOf(sound: OpenSound): Promise<Stereo> {
  const pieces: Stereo[] = [];
  for await (const piece of decoded(sound, sound.seconds)) pieces.push(piece);
  return [joined(pieces.map(([left]) => left)), joined(pieces.map(([, right]) => right))];
}

function sampleOf([left, right]: Stereo, frame: number): AudioSample {
  return new AudioSample({
    data: joined([left, right]),
    format: 'f32-planar',
    numberOfChannels: 2,
    sampleRate: mixRate,
    timestamp: frame / mixRate,
  });
}
