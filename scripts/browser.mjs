// Finds the Chromium that the tests drive, and installs Debian's when there is none and we may.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** One command, so that it goes on by itself while packages are installed. */
function installing(names) {
  const tries = names.map((name) => `apt-get -qq install -y --no-install-recommends ${name}`);
  return spawn('sh', ['-c', `apt-get -qq update; ${tries.join(' || ')}`], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The path of a Chromium; the tests read it from CHROMIUM_PATH. */
export async function browser() {
  const found = find();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (found && !(mayInstall && whole.includes(found) && found !== process.env.CHROMIUM_PATH)) return found;
  if (mayInstall) {
    console.log('· Installing Chromium from the system packages, meanwhile');
    // Older systems have the whole browser only.
    await once(installing(['chromium-headless-shell', ...(found ? [] : ['chromium'])]), 'exit');
  }
  return (
    find() ??
    giveUp(
      'The tests need a Chromium browser, and none was found.',
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the same command again.',
    )
  );
}
