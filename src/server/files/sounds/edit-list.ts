/** A part of a track that players play, in seconds of the track. The end is infinite where the list leaves it open. */
export interface PlayedPart {
  readonly start: number;
  readonly end: number;
}

export const wholeTrack: readonly PlayedPart[] = [{ start: 0, end: Number.POSITIVE_INFINITY }];

/** Boxes and edits that are read of a file; ordinary ones have a few dozen. */
const maxBoxes = 10_000;
const maxEdits = 100;

interface Box {
  readonly name: string;
  readonly content: DataView;
}

/**
 * What players play of a track of an MP4 or QuickTime file, in their order: whoever cut a sound often only changed this
 * list. A pause that the list inserts is left out. Source: ISO/IEC 14496-12, 8.6.6. Throws when the list is damaged.
 */
export function playedParts(file: Uint8Array, trackId: number): readonly PlayedPart[] {
  const movie = boxes(find(boxes(new DataView(file.buffer, file.byteOffset, file.byteLength)), 'moov'));
  const tracks = movie.filter(({ name }) => name === 'trak').map(({ content }) => boxes(content));
  const track = tracks.find((each) => afterTimes(find(each, 'tkhd')) === trackId) ?? [];
  const list = find(boxes(find(track, 'edts')), 'elst');
  if (!list) return wholeTrack;
  const unitsPerSecond = {
    movie: afterTimes(find(movie, 'mvhd')),
    track: afterTimes(find(boxes(find(track, 'mdia')), 'mdhd')),
  };
  if (!unitsPerSecond.movie || !unitsPerSecond.track) throw new Error('The header of the track is missing.');
  return readList(list, unitsPerSecond.movie, unitsPerSecond.track);
}

function readList(list: DataView, movieScale: number, trackScale: number): readonly PlayedPart[] {
  const isLong = list.getUint8(0) === 1;
  const count = list.getUint32(4);
  if (count === 0) return wholeTrack;
  if (count > maxEdits) throw new Error('The edit list is too long.');
  const found: PlayedPart[] = [];
  for (let edit = 0; edit < count; edit += 1) {
    const at = 8 + edit * (isLong ? 20 : 12);
    const [duration, time] = isLong
      ? [Number(list.getBigUint64(at)), Number(list.getBigInt64(at + 8))]
      : [list.getUint32(at), list.getInt32(at + 4)];
    // A pause.
    if (time < 0) continue;
    const start = time / trackScale;
    // Files that are written while they are recorded do not know how long the sound will be.
    found.push({ start, end: duration === 0 ? Number.POSITIVE_INFINITY : start + duration / movieScale });
  }
  return found;
}

function boxes(content: DataView | undefined): Box[] {
  const found: Box[] = [];
  if (!content) return found;
  for (let at = 0; at + 8 <= content.byteLength && found.length < maxBoxes; ) {
    const short = content.getUint32(at);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(content.getBigUint64(at + 8)) : short || content.byteLength - at;
    if (size < head) break;
    const end = Math.min(at + size, content.byteLength);
    const name = String.fromCharCode(...new Uint8Array(content.buffer, content.byteOffset + at + 4, 4));
    found.push({
      name,
      content: new DataView(content.buffer, content.byteOffset + at + head, end - at - head),
    });
    at = end;
  }
  return found;
}

function find(all: readonly Box[], name: string): DataView | undefined {
  return all.find((box) => box.name === name)?.content;
}

/** The number behind two times, which have twice the size in version 1. */
function afterTimes(header: DataView | undefined): number | undefined {
  return header?.getUint32(header.getUint8(0) === 1 ? 20 : 12);
}
