/**
 * Why no file came out: an `unsupported` browser, a `font`, `photo` or `sound` that did not load, the `codec` of a sound
 * that this thread cannot decode, no `encoder` for the sound, too little `memory`, or a crashed `worker`.
 */
export type EncodeErrorKind =
  | 'unsupported'
  | 'font'
  | 'photo'
  | 'sound'
  | 'codec'
  | 'encoder'
  | 'memory'
  | 'worker';

export class EncodeError extends Error {
  override readonly name = 'EncodeError';
  readonly kind: EncodeErrorKind;

  constructor(kind: EncodeErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
