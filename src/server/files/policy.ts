import { limits } from '#card/document/limits.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export const fileLimits = {
  /** Bytes of stored files per account: more than 1,000 photos as we store them, and one disk holds many accounts. */
  account: 500 * 1024 * 1024,
  /** Of one account at the same moment: two photos, a sound and a voice; more wait for as many milliseconds. */
  uploads: { concurrency: 4, maxWaiting: 4, timeoutMs: 10_000 },
  /** Photos converted at the same time, one of each sender. */
  conversions: 2,
  /** Photos of one sender that may wait for a conversion, on disk. */
  maxWaiting: 16,
  /** Milliseconds that a photo waits for its conversion. */
  timeoutMs: 30_000,
  /**
   * Bytes of memory that decoding one photo may take. 50 megapixels take 20 MB as most cameras write them, and 300 MB
   * as a JPEG that shows coarse first and fine later.
   */
  decoding: 320 * 1024 * 1024,
  /** Bytes above which only one photo is decoded at a time: the process must not need more than 600 MB. */
  heavyDecoding: 80 * 1024 * 1024,
  /** Bytes of smaller photos kept in memory: those of a thousand cards, which phones show. */
  smaller: 32 * 1024 * 1024,
  /** Seconds a conversion may take; a photo of 50 megapixels needs one to three. */
  seconds: 15,
  sounds: {
    /** Sounds converted at the same time, each in a thread of its own. */
    conversions: 2,
    /** Sounds of one sender that may wait for a conversion, on disk. */
    maxWaiting: 16,
    /** Milliseconds that a sound waits: with its conversion less than a connection may be silent. */
    timeoutMs: 60_000,
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
