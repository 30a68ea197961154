/* The script of a card's page. Everything there works without it; each part makes one thing nicer. */
import { themeKey } from '../../browser/theme-key.ts';
import { startDownload } from './download.ts';
import { startNotes } from './notes.ts';
import { openedIdIn } from './opened-cards.ts';
import { startOpening } from './opening.ts';
import { startSealed } from './sealed.ts';
import { startSentForms } from './sent-forms.ts';
import { startShare } from './share.ts';
import { startSounds } from './sound.ts';
import { startTouched } from './touched.ts';

const root = document.documentElement;

startTheme();
startSounds(root);
startDownload(root);
startShare(root);
startSentForms(root);
startNotes(root);
startTouched(document);
startSealed(root);
startOpeningOfPage();
startPartyOfPage();
startAttachOfPage();

/** Shows the page light or dark as chosen on the site's pages; without a choice the style sheet follows the system. */
function startTheme(): void {
  try {
    const chosen = localStorage.getItem(themeKey);
    if (chosen) root.dataset.theme = chosen;
  } catch {
    // Storage is blocked: nothing was chosen.
  }
}

/** The envelope answers at once. What comes after the words is loaded while nothing else is to do. */
function startOpeningOfPage(): void {
  const main = root.querySelector('main');
  if (!main) return;
  startOpening(main, openedIdIn(location.pathname));
  if (!main.querySelector('[data-candles]')) return;
  const load = () => {
    // Without it candles go out when they are touched.
    import('./show/show.ts').then(({ startShow }) => startShow(main)).catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 });
  else setTimeout(load, 1000);
}

/** Only its own page needs that code. */
function startPartyOfPage(): void {
  const party = root.querySelector<HTMLElement>('[data-party]');
  if (party) import('./party/party.ts').then(({ startParty }) => startParty(party)).catch(() => {});
}

/** Nor this one. Without it files are sent with the form. */
function startAttachOfPage(): void {
  const part = root.querySelector<HTMLElement>('[data-attach]');
  if (part) import('./attach/attach.ts').then(({ startAttach }) => startAttach(part)).catch(() => {});
}
