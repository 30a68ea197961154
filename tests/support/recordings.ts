import { expect, type Page } from '@playwright/test';
import { pcm16, wavFile } from '#encode/sound/wav.ts';

/** What Chromium is started with for a microphone that beeps, and that no question stands before. */
export const beepingMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** A WAV file of a quiet tone. */
export function toneFile(seconds: number, name = 'our song.wav') {
  const tone = Float32Array.from({ length: seconds * 8000 }, (_, index) => Math.sin(index / 4) / 10);
  return { name, mimeType: 'audio/wav', buffer: Buffer.from(wavFile([pcm16(tone)], 8000)) };
}

export interface Wav {
  readonly rate: number;
  readonly channels: number;
  readonly bits: number;
  readonly seconds: number;
  /** Root mean square of all samples, 1 at most. */
  readonly loudness: number;
}

/** Reads a 16-bit WAV file, chunk by chunk. Throws for anything else. */
export function readWav(file: Buffer): Wav {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') {
    throw new Error('Not a WAV file');
  }
  const chunks = new Map<string, Buffer>();
  for (let at = 12; at + 8 <= file.length; ) {
    const length = file.readUInt32LE(at + 4);
    chunks.set(file.toString('latin1', at, at + 4), file.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  const [format, data] = [chunks.get('fmt '), chunks.get('data')];
  if (!format || !data || format.readUInt16LE(0) !== 1) throw new Error('Not PCM');
  const [channels, rate, bits] = [format.readUInt16LE(2), format.readUInt32LE(4), format.readUInt16LE(14)];
  let sum = 0;
  for (let at = 0; at + 1 < data.length; at += 2) sum += (data.readInt16LE(at) / 32768) ** 2;
  const samples = data.length / 2;
  return { rate, channels, bits, seconds: samples / channels / rate, loudness: Math.sqrt(sum / samples) };
}

/** Presses play in our own player where there is one, else in the browser's, whose parts no test can name. */
export async function pressPlay(page: Page): Promise<void> {
  const button = page.locator('.player button');
  const bar = page.locator('audio[controls]');
  await expect(button.or(bar).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  const height = (await bar.boundingBox())?.height ?? 0;
  await bar.click({ position: { x: 30, y: height / 2 } });
}

/** What the page's sounds do, the one that is furthest first: their positions, and whether one plays. */
export function playing(page: Page): Promise<{ at: number; playing: boolean }[]> {
  return page
    .locator('audio')
    .evaluateAll((all) =>
      (all as HTMLAudioElement[])
        .map((audio) => ({ at: audio.currentTime, playing: !audio.paused }))
        .toSorted((one, other) => other.at - one.at),
    );
}
