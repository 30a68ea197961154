import { limits } from '#card/document/limits.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export const fileLimits = {
  /** Bytes of stored files per account: more than 1,000 photos as we store them, and one disk holds many accounts. */
  account: 500 * 1024 * 1024,
  /** Photos converted at the same time: one needs up to 150 MB while it is decoded. */
  conversions: 2,
  /** Photos that may wait for a conversion: each holds up to 10 MB of memory. */
  waiting: 16,
  /** Pixels of an avatar's sides: twice the widest circle it is shown in. */
  avatarSide: 512,
  /** Bytes of smaller photos kept in memory: those of a thousand cards, which phones show. */
  smaller: 32 * 1024 * 1024,
  /** Seconds a conversion may take; a 24-megapixel photo needs about one. */
  seconds: 15,
  sounds: {
    /** Sounds converted at the same time, each in a thread of its own. */
    conversions: 2,
    /** Sounds that may wait for a conversion: each holds up to 10 MB of memory. */
    waiting: 16,
    /** Seconds until the packets are found in the file: half a second, but damaged files can lead in circles. */
    reading: 10,
    /** Seconds a conversion may take; five minutes of Opus need 15, or twice as many when all is busy. */
    seconds: 60,
    /** Megabytes of objects in such a thread. The sound itself passes through in pieces. */
    heap: 128,
  },
  /**
   * Milliseconds a file is kept that no card refers to: as long as a browser keeps unsaved work, which may be a new
   * card with this file or the step back to it.
   */
  unused: limits.unsavedDays * day,
  /**
   * Milliseconds an upload has between its bytes and its row. Later they are removed: whoever sent them was told that
   * it failed, or nothing, because the process ended.
   */
  upload: hour,
  /** Milliseconds a file that no card had yet is safe in a full account: its card is still being designed. */
  designing: day,
} as const;
