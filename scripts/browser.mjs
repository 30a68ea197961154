// Finds the Chromium that the tests drive, and installs Debian's when there is none and we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp } from './setup.mjs';

/** Chromium without windows: a page opened in it costs an eighth of the processor time. */
const shell = '/usr/bin/chromium-headless-shell';

const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function find() {
  return [process.env.CHROMIUM_PATH, shell, ...whole].find((path) => path && existsSync(path));
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env }).status === 0;
}

function installed(name) {
  return aptGet('install', '-y', '--no-install-recommends', name);
}

/** The path of a Chromium; the tests read it from CHROMIUM_PATH. */
export function browser() {
  const found = find();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (found && !(mayInstall && whole.includes(found) && found !== process.env.CHROMIUM_PATH)) return found;
  if (mayInstall) {
    console.log('· Installing Chromium from the system packages (a minute or two)');
    aptGet('update');
    // Older systems have the whole browser only.
    if (!installed('chromium-headless-shell') && !found) installed('chromium');
  }
  return (
    find() ??
    giveUp(
      'The tests need a Chromium browser, and none was found.',
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the same command again.',
    )
  );
}
