import { themeKey } from '../../browser/theme-key.ts';

/** Shows the page light or dark as chosen on the site's pages; without a choice the style sheet follows the system. */
export function startTheme(root: HTMLElement): void {
  try {
    const chosen = localStorage.getItem(themeKey);
    if (chosen) root.dataset.theme = chosen;
  } catch {
    // Storage is blocked: nothing was chosen.
  }
}
