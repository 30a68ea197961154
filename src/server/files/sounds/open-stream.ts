import {
  ADTS,
  BufferSource,
  type EncodedPacket,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny';
import { limits } from '#card/document/limits.ts';
import type { SoundFormat } from '#encode/sound/sound-format.ts';
import { type PlayedPart, playedParts, wholeTrack } from './edit-list.ts';

const containers = {
  wav: [WAVE],
  ogg: [OGG],
  webm: [WEBM, MATROSKA],
  mp4: [MP4, QTFF],
  aac: [ADTS],
  flac: [FLAC],
} satisfies Record<ContainerFormat, unknown>;

export type ContainerFormat = Exclude<SoundFormat, 'mp3'>;

export interface AudioStream {
  readonly track: InputAudioTrack;
  readonly packets: readonly EncodedPacket[];
  readonly parts: readonly PlayedPart[];
  /** Whether the container says where the sound begins, so that the stream's own header does not. */
  readonly hasEditList: boolean;
  /** Seconds of all parts. The container claims them. */
  readonly seconds: number;
}

/** The sound of a file in a container; null when there is none. Throws when it is damaged, or has too many packets. */
export async function openStream(bytes: Uint8Array, container: ContainerFormat): Promise<AudioStream | null> {
  const input = new Input({ source: new BufferSource(bytes), formats: containers[container] });
  // Phones add tracks of their own codecs to films, beside one that everybody reads.
  const known = { filter: async (track: InputAudioTrack) => (await track.getCodec()) !== null };
  const track = (await input.getPrimaryAudioTrack(known)) ?? (await input.getPrimaryAudioTrack());
  if (!track) return null;
  const packets = await readPackets(track);
  const edits = container === 'mp4' ? playedParts(bytes, track.id) : wholeTrack;
  const total = packets.reduce((sum, { duration }) => sum + duration, 0);
  // The last page of Ogg says where the sound ends: a packet can be 0.12 seconds long.
  const parts = container === 'ogg' ? [{ start: 0, end: total }] : edits;
  const seconds = parts.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, total) - start), 0);
  return { track, packets, parts, hasEditList: edits !== wholeTrack, seconds };
}

/** The shortest packets have 2.5 ms of Opus; a little more than the longest sound may have. */
const maxPackets = (limits.audio.seconds * 1000) / 2.5 + 1000;

/** All packets of a track. Throws when there are too many. */
async function readPackets(track: InputAudioTrack): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  let bytes = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    packets.push(packet);
    bytes += packet.byteLength;
    // A container can refer to the same bytes many times, so a small file can contain endless packets.
    if (bytes > limits.audio.bytes || packets.length > maxPackets)
      throw new Error('There are too many packets.');
  }
  return packets;
}

/** The description in a decoder's configuration as bytes, or null when there is none. */
export function bytesOf(config: Pick<AudioDecoderConfig, 'description'> | null): Uint8Array | null {
  const description = config?.description;
  if (!description) return null;
  return ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
}
