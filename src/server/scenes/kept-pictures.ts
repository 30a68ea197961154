/** Drawn pictures kept in memory: each is drawn once, for all who ask while it is drawn or soon after. */
export interface KeptPictures {
  /** The picture of this name, or what `draw` makes. A name must not be used for another picture, ever. */
  get(name: string, draw: () => Promise<Buffer>): Promise<Buffer>;
}

/** Bytes: the previews of some 700 cards, which messengers ask for again and again on one day. */
const capacity = 32 * 1024 * 1024;

export function createKeptPictures(): KeptPictures {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  async function make(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const picture = await draw();
      kept.set(name, picture);
      bytes += picture.length;
      for (const [oldest, { length }] of kept) {
        if (bytes <= capacity) break;
        kept.delete(oldest);
        bytes -= length;
      }
      return picture;
    } finally {
      underWay.delete(name);
    }
  }

  return {
    get(name, draw) {
      const known = kept.get(name);
      if (known) {
        // The last one asked for goes last.
        kept.delete(name);
        kept.set(name, known);
        return Promise.resolve(known);
      }
      const drawing = underWay.get(name) ?? make(name, draw);
      underWay.set(name, drawing);
      return drawing;
    },
  };
}
