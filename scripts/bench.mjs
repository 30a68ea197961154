// npm run bench [NAME...] [beside=COMMIT]: measures exports, videos, typing, the pages and the server, each beside a peer or a
// target; pages and the studio also beside the release that is built from a commit.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, requirePrograms } from './programs.mjs';
import { giveUp, node, prepare, run } from './setup.mjs';

/** The measurements, and whether they need Chromium: where it is missing it is installed for those only. */
const measurements = {
  export: true,
  formats: true,
  typing: true,
  'studio-start': true,
  'card-page': true,
  uploads: true,
  pages: true,
  'people-import': true,
  'from-paper': true,
  notes: true,
  server: false,
  growth: false,
};

/** Builds a release in a folder of its own, which is kept for the next time, and returns its path. */
function buildBeside(commit) {
  const git = (...options) => spawnSync('git', options, { encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--verify', `${commit}^{commit}`);
  if (status !== 0) giveUp(`There is no commit "${commit}".`, 'Choose one that `git log` shows.');
  const folder = join(tmpdir(), `birthday-bloom-${stdout.slice(0, 12)}`);
  git('worktree', 'prune');
  const cure = `Remove the folder ${folder}, and run the same command again.`;
  const cause = 'The other release could not be built.';
  if (!existsSync(folder))
    run('git', ['worktree', 'add', '--detach', folder, stdout.trim()], { cause, cure });
  run(node(), [join(folder, 'scripts', 'build.mjs')], { cause, cure });
  return folder;
}

const before = 'beside=';
const wanted = process.argv.slice(2).filter((one) => !one.startsWith(before));
const beside = process.argv.find((one) => one.startsWith(before))?.slice(before.length);
const unknown = wanted.find((name) => !(name in measurements));
if (unknown)
  giveUp(`There is no measurement "${unknown}".`, `Choose from: ${Object.keys(measurements).join(', ')}.`);
const names = wanted.length > 0 ? wanted : Object.keys(measurements);

prepare();
if (names.includes('server')) await requirePrograms(['wrk']);
const env = {
  ...(names.some((name) => measurements[name]) && { CHROMIUM_PATH: await chromium() }),
  ...(beside && { BESIDE_FOLDER: buildBeside(beside) }),
};

for (const name of names) {
  run(node(), [`bench/${name}.ts`], {
    env,
    cause: `The measurement "${name}" did not run to its end.`,
    cure: `Run it alone to see why: npm run bench ${name}`,
  });
}
