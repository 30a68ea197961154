/*
 * The keys on the operator's list of designs, for the first one: `a` approves it, `n` refuses its pen name, `r` and a digit
 * refuse it for a reason. Each presses a button that is on the page, so everything goes without them, too.
 */

/** Milliseconds in which a digit belongs to the `r` before it. */
const pause = 4_000;

let refusedAt = Number.NEGATIVE_INFINITY;

document.addEventListener('keydown', (event) => {
  const isTyped = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyped) return;
  const key = event.key.toLowerCase();
  const isReason = /^\d$/.test(key) && event.timeStamp - refusedAt < pause;
  if (key === 'r') refusedAt = event.timeStamp;
  const button = document.querySelector<HTMLElement>(
    `[data-key="${CSS.escape(isReason ? `r${key}` : key)}"]`,
  );
  if (!button) return;
  event.preventDefault();
  // The list of reasons is opened, and everything else is pressed.
  if (button instanceof HTMLDetailsElement) button.open = true;
  else button.click();
});
