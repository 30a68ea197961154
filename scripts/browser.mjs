// Finds the Chromium that the tests drive, and installs Debian's when there is none and we may.
import { existsSync } from 'node:fs';
import { giveUp, run } from './setup.mjs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function find() {
  return places.find((path) => path && existsSync(path));
}

/** The path of a Chromium; the tests read it from CHROMIUM_PATH. */
export function browser() {
  const found = find();
  if (found) return found;
  const cure = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the same command again.';
  const cause = 'The tests need a Chromium browser, and none was found.';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) giveUp(cause, cure);
  console.log('· Installing Chromium from the system packages (a minute or two)');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { cause, cure, env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { cause, cure, env });
  return find() ?? giveUp(cause, cure);
}
