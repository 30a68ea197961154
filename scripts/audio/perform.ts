import { type Random, random } from '#card/scene/random.ts';
import { filter } from './filter.ts';
import type { Tone } from './instrument.ts';
import { reverb } from './reverb.ts';
import { clock, frequencyOf, type Note, type Part, type Score } from './score.ts';
import { addAt, fromDecibels, panGains, type Samples, type Stereo, samples, silence } from './sound.ts';

/**
 * Plays a score: the same score gives the same samples. With `seconds` only its beginning. The loudness is as it
 * comes; mastering sets it.
 */
export function perform(score: Score, seconds = score.seconds): Stereo {
  const mix = silence(seconds);
  const send = silence(seconds);
  for (const [index, part] of score.parts.entries()) {
    const sound = playPart(score, { part, seconds, chance: random(score.seed * 1000 + index) });
    const gains = panGains(part.pan);
    addAt(mix.left, sound, { at: 0, gain: gains.left });
    addAt(mix.right, sound, { at: 0, gain: gains.right });
    addAt(send.left, sound, { at: 0, gain: gains.left * part.room });
    addAt(send.right, sound, { at: 0, gain: gains.right * part.room });
  }
  const echoes = reverb(send, score.room);
  addAt(mix.left, echoes.left, { at: 0, gain: 1 });
  addAt(mix.right, echoes.right, { at: 0, gain: 1 });
  return mix;
}

interface Playing {
  readonly part: Part;
  readonly seconds: number;
  readonly chance: Random;
}

/** One part alone, without the room. */
export function playPart(score: Score, { part, seconds, chance }: Playing): Samples {
  const out = samples(seconds);
  const tones = humanised(part, { time: clock(score.tempo), chance }).filter((tone) => tone.at < seconds);
  for (const { at, sound } of part.instrument(tones, chance))
    addAt(out, sound, { at, gain: fromDecibels(part.gain) });
  return filter(out, ...(part.equaliser ?? []));
}

/** No player is exact: times and strengths stray a little. Notes of one beat stray together. */
function humanised(
  { notes, looseness = 0.006 }: Part,
  { time, chance }: { time: (beat: number) => number; chance: Random },
): Tone[] {
  const strays = new Map<number, number>();
  const stray = (note: Note) => {
    const known = strays.get(note.at) ?? looseness * bell(chance);
    strays.set(note.at, known);
    return known;
  };
  return [...notes]
    .sort((a, b) => a.at - b.at)
    .map((note) => {
      const start = time(note.at);
      return {
        at: Math.max(0, start + stray(note)),
        seconds: time(note.at + note.beats) - start,
        frequency: frequencyOf(note.pitch),
        velocity: Math.min(1, note.velocity * (1 + 0.05 * bell(chance))),
      };
    });
}

/** Roughly the normal distribution, never beyond 2.5 standard deviations. */
function bell(chance: Random): number {
  const sum = chance.float() + chance.float() + chance.float() + chance.float() - 2;
  return Math.max(-2.5, Math.min(2.5, sum * Math.sqrt(3)));
}
