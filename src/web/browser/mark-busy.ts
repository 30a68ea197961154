/** Marks a button busy, with the text that its page gives for it, until the returned function is called. */
export function markBusy(button: HTMLButtonElement | null): () => void {
  if (!button) return () => {};
  const label = button.querySelector('span') ?? button;
  const text = label.textContent;
  button.ariaBusy = 'true';
  label.textContent = button.dataset.busyText ?? text;
  return () => {
    button.ariaBusy = null;
    label.textContent = text;
  };
}
