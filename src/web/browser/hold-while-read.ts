interface Clock {
  readonly hold: () => void;
  readonly goOn: () => void;
  readonly close: () => void;
}

/** A message stays while the pointer or the focus is in it. Escape closes it. */
export function holdWhileRead(message: HTMLElement, { hold, goOn, close }: Clock): void {
  // Not `enter`: a message that appears under a resting pointer is not being read.
  message.addEventListener('pointermove', hold);
  message.addEventListener('pointerleave', goOn);
  message.addEventListener('focusin', hold);
  message.addEventListener('focusout', goOn);
  message.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
}
