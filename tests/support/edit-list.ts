interface Box {
  readonly name: string;
  readonly content: Buffer;
}

/** A part of a track in seconds. */
export interface Edit {
  readonly start: number;
  readonly seconds: number;
}

/** The MP4 file with another edit list in each track, as editors write it that cut a sound without encoding it again. */
export function withEdits(file: Buffer, edits: readonly Edit[]): Buffer {
  const at = file.indexOf('moov') - 4;
  const size = file.readUInt32BE(at);
  const movie = boxes(file.subarray(at + 8, at + size));
  const movieScale = timescale(contentOf(movie, 'mvhd'));
  const edited = movie.map(({ name, content }) => {
    if (name !== 'trak') return box(name, content);
    const track = boxes(content).filter((each) => each.name !== 'edts');
    const trackScale = timescale(contentOf(boxes(contentOf(track, 'mdia')), 'mdhd'));
    const list = box('edts', box('elst', listOf(edits, movieScale, trackScale)));
    return box(name, Buffer.concat([list, ...track.map((each) => box(each.name, each.content))]));
  });
  // The new index stands at the end, so that the sound stays where the index says.
  const copy = Buffer.from(file);
  copy.write('free', at + 4);
  return Buffer.concat([copy, box('moov', Buffer.concat(edited))]);
}

function listOf(edits: readonly Edit[], movieScale: number, trackScale: number): Buffer {
  const list = Buffer.alloc(8 + edits.length * 12);
  list.writeUInt32BE(edits.length, 4);
  for (const [index, { start, seconds }] of edits.entries()) {
    list.writeUInt32BE(Math.round(seconds * movieScale), 8 + index * 12);
    list.writeInt32BE(start < 0 ? -1 : Math.round(start * trackScale), 12 + index * 12);
    list.writeUInt16BE(1, 16 + index * 12);
  }
  return list;
}

function timescale(header: Buffer): number {
  return header.readUInt32BE(header[0] === 1 ? 20 : 12);
}

function boxes(bytes: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    const end = at + bytes.readUInt32BE(at);
    found.push({ name: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, end) });
  }
  return found;
}

function contentOf(all: readonly Box[], name: string): Buffer {
  return all.find((each) => each.name === name)?.content ?? Buffer.alloc(0);
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`....${name}`, 'latin1');
  head.writeUInt32BE(head.length + content.length);
  return Buffer.concat([head, content]);
}
