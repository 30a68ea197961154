// Shows: small files of every kind that phones, messengers and computers make: as long as Chromium hears them, or
// refused with their sentence
// Spec: 5.11
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { textIn } from '#content/languages/text-in.ts';
import type { SoundAnswer } from '#web/studio/upload/sound-upload.ts';
import { expect, test } from '../support/journey.ts';
import { type Member, newMember } from '../support/visitor.ts';

/*
 * Small files of every kind that phones, messengers and computers make, as tests/fixtures/sounds/README.md says. Each is
 * uploaded, and what the server stored is as long as what Chromium hears of the original and begins alike, or the file
 * is refused with the sentence of its kind. What Chromium hears is what `decodeAudioData` gives: every sample. The duration of an
 * `<audio>` element is a guess for some originals.
 */

const folder = 'tests/fixtures/sounds/kinds';
const toleranceSeconds = 0.05;

const errors = textIn('en', 'errors');
const notRead = errors('sound.format');
const codec = errors('sound.codec');

const refused: Readonly<Record<string, string>> = {
  'android-recorder.amr': notRead,
  'android-recorder.awb': notRead,
  'android-recorder-amr.3gp': codec,
  'android-recorder-amr-wb.3gp': codec,
  'garageband.aiff': notRead,
  'imessage-opus.caf': notRead,
  'iphone-voice-memo-lossless.m4a': errors('sound.lossless'),
  'old-messenger.spx': codec,
  'wav-adpcm.wav': codec,
  'wav-gsm.wav': codec,
  'windows-recorder.wma': notRead,
};

/** Seconds of what Chromium stops to decode where mono becomes stereo. Other players go on, and all of it is stored. */
const longerThanHeard: Readonly<Record<string, number>> = { 'mp3-mono-then-stereo.mp3': 2.42 };

const names = readdirSync(folder).filter((name) => name !== 'make.sh');

test('every kind of sound is stored as long as it is heard, or refused with its sentence', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(Object.keys(refused).filter((name) => !names.includes(name))).toEqual([]);
  // An account may upload thirty sounds in ten minutes.
  const groups = [names.slice(0, 29), names.slice(29)];
  const faults = await Promise.all(
    groups.map(async (group) => {
      const member = await newMember(product, 'collector');
      const found: (string | null)[] = [];
      for (const name of group) found.push(await faultOf(name, member, page));
      return found;
    }),
  );
  expect(faults.flat().filter((fault) => fault !== null)).toEqual([]);
});

/** What is wrong with the answer to this file, or with what was stored of it. */
async function faultOf(name: string, member: Member, page: Page): Promise<string | null> {
  const original = readFileSync(join(folder, name));
  const address = `/studio/sound?kind=upload&name=${name}`;
  const sent = await member.send(address, { method: 'POST', body: new Uint8Array(original) });
  const answer = (await sent.json()) as SoundAnswer;
  if ('error' in answer) return answer.error === refused[name] ? null : `${name}: refused, ${answer.error}`;
  const stored = await (await member.send(`/files/${answer.sound.file}`)).arrayBuffer();
  const [before, after] = [await heard(page, original), await heard(page, Buffer.from(stored))];
  const seconds = longerThanHeard[name] ?? before.seconds;
  const lengths = [after.seconds, after.told, answer.sound.seconds];
  const isAsLong = lengths.every((each) => Math.abs(each - seconds) <= toleranceSeconds);
  const likeness = likenessOf(before.beginning, after.beginning);
  if (!refused[name] && isAsLong && likeness > 0.95) return null;
  return `${name}: heard ${seconds} s, stored ${lengths} s, likeness ${likeness}`;
}

interface Heard {
  /** What Chromium decodes; -1 when it cannot. */
  readonly seconds: number;
  /** The length that a player shows. */
  readonly told: number;
  /** A quarter of a second, 6,000 samples a second, all channels together. */
  readonly beginning: readonly number[];
}

function heard(page: Page, bytes: Buffer): Promise<Heard> {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const href = URL.createObjectURL(new Blob([data]));
    const player = new Audio(href);
    const told = await new Promise<number>((resolve) => {
      player.onloadedmetadata = () => resolve(player.duration);
      player.onerror = () => resolve(-1);
    });
    URL.revokeObjectURL(href);
    const rate = 48_000;
    const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(data.buffer).catch(() => null);
    const beginning = new Array<number>(1500).fill(0);
    for (let channel = 0; channel < (sound?.numberOfChannels ?? 0); channel += 1) {
      const samples = sound?.getChannelData(channel).subarray(0, rate / 4) ?? [];
      for (const [index, sample] of samples.entries())
        beginning[index >> 3] = (beginning[index >> 3] ?? 0) + sample;
    }
    return { seconds: sound?.duration ?? -1, told, beginning };
  }, bytes.toString('base64'));
}

/** How alike two pieces are, whatever their loudness, when one is moved by at most two milliseconds: 1 when they are the same. */
function likenessOf(one: readonly number[], other: readonly number[]): number {
  const shifts = Array.from({ length: 25 }, (_, index) => index - 12);
  const power = (samples: readonly number[]) => samples.reduce((sum, sample) => sum + sample ** 2, 0);
  const likenesses = shifts.map((shift) =>
    one.reduce((sum, sample, index) => sum + sample * (other[index + shift] ?? 0), 0),
  );
  return Math.max(...likenesses) / Math.sqrt(power(one) * power(other));
}
