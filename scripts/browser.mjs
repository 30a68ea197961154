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

/** Of the test that stops one machine of several; it says so and is left out where there is none. */
const balancer = { path: '/usr/sbin/haproxy', name: 'haproxy' };

/** Of the tests of films: another browser that makes them, and a decoder that is no browser's. */
const films = [
  { path: '/usr/bin/firefox-esr', name: 'firefox-esr' },
  { path: '/usr/bin/ffmpeg', name: 'ffmpeg' },
];

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** One command, so that it goes on by itself while packages are installed; each try is some packages. */
async function install(tries) {
  const commands = tries.map((names) => `apt-get -qq install -y --no-install-recommends ${names.join(' ')}`);
  const installing = spawn('sh', ['-c', `apt-get -qq update; ${commands.join(' || ')}`], {
    stdio: 'inherit',
    // Only the program is wanted, and no service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  await once(installing, 'exit');
}

/** The path of a Chromium; the tests read it from CHROMIUM_PATH. Installs what else they drive by the way. */
export async function browser() {
  const found = find();
  const isGood = found && (!whole.includes(found) || found === process.env.CHROMIUM_PATH);
  const others = [balancer, ...films].filter(({ path }) => !existsSync(path)).map(({ name }) => name);
  if (mayInstall && !(isGood && others.length === 0)) {
    console.log('· Installing what the tests drive from the system packages, meanwhile');
    // Older systems have the whole browser only.
    const browsers = isGood ? [[]] : [['chromium-headless-shell'], found ? [] : ['chromium']];
    await install(
      [...browsers.map((names) => [...names, ...others]), ...browsers].filter(({ length }) => length),
    );
  }
  return (
    find() ??
    giveUp(
      'The tests need a Chromium browser, and none was found.',
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the same command again.',
    )
  );
}

/** Sees to it that HAProxy is there. */
export async function requireBalancer() {
  if (!existsSync(balancer.path) && mayInstall) await install([[balancer.name]]);
  if (!existsSync(balancer.path))
    giveUp('There is no HAProxy.', 'Install the system package haproxy, then run the same command again.');
}

const proxies = [
  balancer,
  { path: '/usr/sbin/nginx', name: 'nginx-light' },
  { path: '/usr/bin/caddy', name: 'caddy' },
];

/** Sees to it that the proxies are there whose files are documented. */
export async function requireProxies() {
  const missing = proxies.filter(({ path }) => !existsSync(path));
  const names = missing.map(({ name }) => name);
  if (names.length > 0 && mayInstall) {
    console.log(`· Installing system packages: ${names.join(', ')}`);
    await install([names]);
  }
  if (missing.some(({ path }) => !existsSync(path)))
    giveUp(
      `The system packages ${names.join(', ')} are missing.`,
      'Install them as an administrator, then run the same command again.',
    );
}
