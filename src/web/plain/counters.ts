import { formatNumber } from '../texts/format-count.ts';

/** Counts what is typed into text areas with a limit, as `ui/text-area.tsx` does it with React. Nothing is cut off. */
export function startCounters(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const ids = target.getAttribute('aria-describedby')?.split(' ') ?? [];
    const counter = ids
      .map((id) => document.getElementById(id))
      .find((element) => element?.dataset.max !== undefined);
    if (!counter) return;
    const { max, within = '', over = '' } = counter.dataset;
    const length = [...target.value].length;
    const excess = length - Number(max);
    counter.textContent =
      excess > 0 ? over.replace('#', formatNumber(excess)) : within.replace('#', formatNumber(length));
    counter.ariaLive = excess >= -20 ? 'polite' : 'off';
    counter.classList.toggle('text-danger', excess > 0);
    if (excess > 0) target.ariaInvalid = 'true';
    else target.removeAttribute('aria-invalid');
  });
}
