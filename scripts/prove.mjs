// npm run prove: whether it holds, on lost networks, under attack and load, in other browsers. With the name of a
// part, and what that part is given: the long form of that part.
import { spawnSync } from 'node:child_process';
import { chromium, requirePrograms } from './programs.mjs';
import { giveUp, node, prepare, run } from './setup.mjs';
import { beginReports, conclude, playwright, vitest } from './suites.mjs';

/** The long forms: the Debian packages each needs, and what to say when it ends badly. */
const parts = {
  faults: {
    packages: [],
    cause: 'The faults were not survived.',
    cure: 'The lines above name what was lost.',
  },
  deliveries: {
    packages: [],
    cause: 'A mail was sent twice, early or to nobody, or its sender was told something else.',
    cure: 'The lines above marked with ✗ say which; the same seed does the same again.',
  },
  failover: {
    packages: ['postgresql-15', 'patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'iproute2'],
    cause: 'The failover was not survived.',
    cure: 'The lines above name what was lost or not answered. On a busy machine every time is longer.',
  },
  hostile: {
    packages: [],
    cause: 'Something hostile was not met as it should be.',
    cure: 'The lines above name each; the same seed sends the same again.',
  },
  load: {
    packages: [],
    cause: 'Something is not as it should be under load.',
    cure: 'The lines above name it. On a busy machine every time is longer.',
  },
  machines: {
    packages: ['haproxy', 'pgbouncer'],
    cause: 'The machines are not one site.',
    cure: 'The lines above marked with ✗ say where.',
  },
  proxies: {
    packages: ['haproxy', 'nginx-light', 'caddy'],
    cause: 'An example does not work as it is written down.',
    cure: 'The lines above marked with ✗ say which.',
  },
};

const [name, ...args] = process.argv.slice(2);
if (!name) await proveAll();
else if (name === 'combinations') await proveCombinations();
else if (name === 'stories') await tellStories(args);
else if (name === 'brute-force') await tellStories(['brute-force.spec.ts']);
else if (parts[name]) await provePart(parts[name]);
else {
  giveUp(
    `There is no part "${name}".`,
    `The parts are ${['combinations', ...Object.keys(parts), 'stories', 'brute-force'].join(', ')}. Without a name the short form runs: it leaves out proxies, failover and some of the stories.`,
  );
}

async function proveAll() {
  prepare();
  process.env.CHROMIUM_PATH = await chromium([
    'poppler-utils',
    'haproxy',
    'pgbouncer',
    'firefox-esr',
    'ffmpeg',
  ]);
  beginReports();
  const combinations = await vitest(['proofs']);
  conclude([
    combinations,
    await playwright(['proofs', 'further journeys', 'other journeys', 'database server']),
  ]);
}

/** What continuous integration runs at each change beside `npm test`. */
async function proveCombinations() {
  prepare();
  process.env.CHROMIUM_PATH = await chromium(['poppler-utils']);
  beginReports();
  conclude([await vitest(['proofs']), await playwright(['further journeys'])]);
}

async function provePart({ packages, cause, cure }) {
  prepare();
  await requirePrograms(packages);
  const words = [node(), `tests/${name}/run.ts`, ...args];
  // Disks that fill up and fail are mounted where nobody else sees them, and are gone when the command is.
  const hasOwnMounts =
    name === 'faults' && process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0;
  const [command, ...rest] = hasOwnMounts ? ['unshare', '-m', ...words] : words;
  run(command, rest, { cause, cure, env: hasOwnMounts ? { FAULTS_MOUNTS: 'own' } : {} });
}

/** Every way in which a request can be lost, every size of a screen, ten thousand guesses at passwords. */
async function tellStories(files) {
  prepare();
  const CHROMIUM_PATH = await chromium([
    ...parts.failover.packages,
    'pgbouncer',
    'firefox-esr',
    'webkit2gtk-driver',
    'xvfb',
    'ffmpeg',
  ]);
  const hints = {
    env: { PROVE: 'long', CHROMIUM_PATH },
    cause: 'Not all held.',
    cure: 'The lines above say what did not.',
  };
  if (files.length === 0) run(node(), ['node_modules/vitest/vitest.mjs', 'run', '--project=proofs'], hints);
  run(
    node(),
    ['node_modules/@playwright/test/cli.js', 'test', ...files, '--project=proofs', '--reporter=list'],
    hints,
  );
}
