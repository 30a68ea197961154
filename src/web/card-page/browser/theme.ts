/** Where the pages of the site keep the choice of light or dark. */
const key = 'bb_theme';

/** Shows the page light or dark as chosen on the site's pages; without a choice the style sheet follows the system. */
export function startTheme(root: HTMLElement): void {
  try {
    const chosen = localStorage.getItem(key);
    if (chosen) root.dataset.theme = chosen;
  } catch {
    // Storage is blocked: nothing was chosen.
  }
}
