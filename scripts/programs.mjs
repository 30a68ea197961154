// Finds the programs of the system that the tests drive, and installs Debian's where they are missing and we may.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { giveUp } from './setup.mjs';

/** Chromium without windows: a page opened in it costs an eighth of the processor time. */
const shell = '/usr/bin/chromium-headless-shell';

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where the programs of Debian's packages are. */
const programs = {
  haproxy: '/usr/sbin/haproxy',
  'nginx-light': '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'etcd-server': '/usr/bin/etcd',
  iproute2: '/usr/sbin/ip',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  ffmpeg: '/usr/bin/ffmpeg',
  'poppler-utils': '/usr/bin/pdftoppm',
  wrk: '/usr/bin/wrk',
};

const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function findChromium() {
  return [process.env.CHROMIUM_PATH, shell, ...browsers].find((path) => path && existsSync(path));
}

function missing(packages) {
  return packages.filter((name) => !existsSync(programs[name]));
}

/** Installs the first of the sets of packages that can be had; goes on by itself meanwhile. */
async function install(sets) {
  console.log(`· Installing system packages: ${sets[0].join(', ')}`);
  const commands = sets.map((names) => `apt-get -qq install -y --no-install-recommends ${names.join(' ')}`);
  const installing = spawn('sh', ['-c', `apt-get -qq update; ${commands.join(' || ')}`], {
    stdio: 'inherit',
    // Only the program is wanted, and no service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  await once(installing, 'exit');
}

/**
 * The path of a Chromium, which the tests read from CHROMIUM_PATH. What `others` names is installed in the same go; the
 * tests that drive it say so and are left out where it is missing.
 */
export async function chromium(others = []) {
  const found = findChromium();
  const isGood = found && (!browsers.includes(found) || found === process.env.CHROMIUM_PATH);
  const wanted = missing(others);
  if (mayInstall && !(isGood && wanted.length === 0)) {
    // Older systems have the whole browser only.
    const choices = isGood ? [[]] : [['chromium-headless-shell'], found ? [] : ['chromium']];
    const sets = [...choices.map((names) => [...names, ...wanted]), ...choices];
    await install(sets.filter(({ length }) => length > 0));
  }
  return (
    findChromium() ??
    giveUp(
      'The tests need a Chromium browser, and none was found.',
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the same command again.',
    )
  );
}

/** Sees to it that the programs of these packages are there. */
export async function requirePrograms(packages) {
  const wanted = missing(packages);
  if (wanted.length > 0 && mayInstall) await install([wanted]);
  if (missing(packages).length > 0)
    giveUp(
      `These system packages are missing: ${wanted.join(', ')}.`,
      'Install them as an administrator, then run the same command again.',
    );
}
