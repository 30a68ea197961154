import { limits } from '#card/document/limits.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

export const fileLimits = {
  /** Bytes of stored files per account: more than 1,000 photos as we store them, and one disk holds many accounts. */
  accountBytes: 500 * 1024 * 1024,
  /** Bytes of a guest: more than 100 photos. */
  guestBytes: 50 * 1024 * 1024,
  /** One account at a time: two photos, a sound and a voice. Others wait. */
  uploads: { concurrency: 4, maxWaiting: 4, timeoutMs: 10_000 },
  /**
   * Bytes of a form beyond those that it may have, which are read and dropped: a browser reads no answer before it has sent
   * everything, and with it what was typed would be lost. A raw photo of a phone has up to 75 MB.
   */
  droppedBytes: 100 * 1024 * 1024,
  /** Photos converted at the same time, at most one of each sender. */
  conversions: 2,
  /** Photos of one sender that may wait for a conversion, on disk. */
  maxWaiting: 16,
  /** The longest wait of a photo for its conversion. */
  timeoutMs: 30_000,
  /**
   * Bytes of memory that decoding one photo may take. 50 megapixels take 20 MB as most cameras write them, and 300 MB
   * as a JPEG that shows coarse first and fine later.
   */
  decodingBytes: 320 * 1024 * 1024,
  /** Bytes above which only one photo is decoded at a time: the process must not need more than 600 MB. */
  heavyDecodingBytes: 80 * 1024 * 1024,
  /** Bytes of smaller photos kept in memory: those of a thousand cards, which phones show. */
  smallerPhotosBytes: 32 * 1024 * 1024,
  /** Seconds a conversion may take; a photo of 50 megapixels needs one to three. */
  conversionSeconds: 15,
  sounds: {
    /** Sounds converted at the same time, each in a thread of its own. */
    conversions: 2,
    /** Sounds of one sender that may wait for a conversion, on disk. */
    maxWaiting: 16,
    /** The longest wait of a sound: wait and conversion together must be shorter than the timeout of connections. */
    timeoutMs: 60_000,
    /** Seconds for finding the packets of the file. It takes half a second, but a damaged file can cause a loop. */
    readingSeconds: 10,
    /** Seconds a conversion may take; five minutes of Opus need 15, or twice as many when all is busy. */
    conversionSeconds: 60,
    /** Megabytes of JavaScript objects in such a thread. The sound itself is read in pieces. */
    heapMegabytes: 128,
  },
  /**
   * Milliseconds after which an unused file is deleted: as long as a browser stores unsaved work, which may be a new card
   * with this file, or an undo step that brings it back.
   */
  unusedMs: limits.unsavedDays * day,
  /**
   * Milliseconds from storing an upload's bytes to writing its row. Later the bytes are deleted: the upload has failed,
   * or its process has ended.
   */
  uploadMs: hour,
  /** Milliseconds that a full account leaves a file alone that no card has used yet: its card is being designed. */
  unsavedMs: day,
} as const;
