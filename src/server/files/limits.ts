import { limits } from '#card/document/limits.ts';

const day = 24 * 60 * 60 * 1000;

export const fileLimits = {
  /** Bytes of stored files per account: more than 1,000 photos as we store them, and one disk holds many accounts. */
  account: 500 * 1024 * 1024,
  /** Photos converted at the same time: one needs up to 150 MB while it is decoded. */
  conversions: 2,
  /** Photos that may wait for a conversion: each holds up to 10 MB of memory. */
  waiting: 16,
  /** Seconds a conversion may take; a 24-megapixel photo needs about one. */
  seconds: 15,
  /**
   * Milliseconds a file is kept that no card refers to: as long as a browser keeps unsaved work, which may be a new
   * card with this photo or the step back to it.
   */
  unused: limits.unsavedDays * day,
  /** Milliseconds a photo that no card had yet is safe in a full account: its card is still being designed. */
  designing: day,
} as const;
