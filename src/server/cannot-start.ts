/** The product cannot start. The message is one or two sentences: the cause and what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
