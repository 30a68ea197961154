/* The script of pages that need no application: docs/decisions/0096-pages-without-react.md. What works in their HTML is not here. */
import { openLinkedAnswer, startFaqSearch } from '../faqs/faq-search.ts';
import { startHome } from '../home/start-home.ts';
import { reloadImages, reloadStyles } from '../offline/reload-failed.ts';
import { collectEarlyPresses, replayEarlyPresses } from '../page/early-press.ts';
import { takeKeptMessage } from '../page/kept-message.ts';
import { forgetOfflineUser } from '../page/offline-user.ts';
import { watchSession } from '../page/session-watch.ts';
import { moveByArrow } from '../ui/arrow-keys.ts';
import { startCounters } from './counters.ts';
import { loadHeartsAndStars } from './load-hearts-and-stars.ts';
import { showMessage, startPressMessages, takeServedMessage } from './message.ts';
import { startOwnImages } from './own-images.ts';
import { startSignOut } from './sign-out.ts';
import { showHeader, startSwap } from './swap.ts';

reloadStyles();
reloadImages();
// Safari has popovers, which the menus of the header are, from 17 on.
if (!('popover' in HTMLElement.prototype)) void import('@oddbird/popover-polyfill').catch(() => undefined);
collectEarlyPresses();
startOwnImages();
startPressMessages();
const kept = takeKeptMessage();
if (kept) showMessage('success', kept);
// What the server says is newer than what the page before said.
takeServedMessage(document);
startHome();
document.addEventListener('keydown', moveByArrow);
const showHeartsAndStars = loadHeartsAndStars((message) =>
  showMessage(message.destructive ? 'failure' : 'success', message),
);
// Whoever answers a press before it comes first.
startSwap(showHeartsAndStars);
startCounters();
startSignOut();
startFaqSearch();
openLinkedAnswer();
window.addEventListener('hashchange', openLinkedAnswer);
replayEarlyPresses();

const { who } = document.body.dataset;
let present = who === '' ? null : who;
if (present === null) forgetOfflineUser();
watchSession(present, (current) => {
  if (current === undefined || current === present) return;
  if (!hasTyped()) return location.reload();
  present = current;
  void showHeader();
});

function hasTyped(): boolean {
  return [...document.querySelectorAll<HTMLTextAreaElement>('form[method=post] :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}
