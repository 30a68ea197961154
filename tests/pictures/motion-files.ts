import { createFile, type ISOFile, MP4BoxBuffer } from 'mp4box';
import sharp from 'sharp';
import type { Pixels } from './gallery.ts';

/** A GIF as browsers show it. */
export async function decodedGif(file: Buffer) {
  const { data, info } = await sharp(file, { animated: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { delay: delays = [], loop } = await sharp(file, { animated: true }).metadata();
  const height = info.height / delays.length;
  return {
    delays,
    loop,
    width: info.width,
    height,
    /** What is shown from that second on. */
    at(seconds: number): Pixels {
      let [page, until] = [0, delays[0] ?? 0];
      // Delays are whole hundredths: one more is still the frame before.
      while (until <= seconds * 1000 + 5 && page < delays.length - 1) {
        page += 1;
        until += delays[page] ?? 0;
      }
      const size = info.width * height * 4;
      return {
        data: new Uint8ClampedArray(data.subarray(page * size, (page + 1) * size)),
        width: info.width,
        height,
      };
    },
  };
}

function opened(file: Buffer): ISOFile {
  const iso = createFile();
  iso.appendBuffer(MP4BoxBuffer.fromArrayBuffer(new Uint8Array(file).buffer, 0));
  iso.flush();
  return iso;
}

export function tracks(file: Buffer) {
  const info = opened(file).getInfo();
  const [video, audio] = [info.videoTracks[0], info.audioTracks[0]];
  return { video: video as NonNullable<typeof video>, audio: audio as NonNullable<typeof audio> };
}

/** The bytes of all packets of the sound: they tell whether it was encoded anew. */
export function bytesOf(file: Buffer): number {
  return tracks(file).audio.size;
}
