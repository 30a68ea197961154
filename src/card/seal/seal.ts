/** Until when a card is closed to everybody but its owner, as its owner said it: at a place, by the clock there. */
export interface Seal {
  /** `2026-11-12`. */
  readonly date: string;
  /** `08:00`, perhaps with seconds. */
  readonly time: string;
  /** The name of a time zone, `Asia/Kolkata`; null: midnight by the clock of whoever opens it. */
  readonly zone: string | null;
  /** As the owner chose it: `Mumbai, India`. Null without a zone. */
  readonly city: string | null;
}

/** `by-date`: the day has begun somewhere, and the page asks whether it has begun where it is read. */
export type SealState = 'sealed' | 'by-date' | 'open';
