// npm run bench [NAME...]: measures exports, videos, typing, the pages and the server, each beside a peer or a target.
import { chromium, requirePrograms } from './programs.mjs';
import { giveUp, node, prepare, run } from './setup.mjs';

/** The measurements, and whether they need Chromium: where it is missing it is installed for those only. */
const measurements = {
  export: true,
  video: true,
  formats: true,
  similarity: true,
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

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in measurements));
if (unknown)
  giveUp(`There is no measurement "${unknown}".`, `Choose from: ${Object.keys(measurements).join(', ')}.`);
const names = wanted.length > 0 ? wanted : Object.keys(measurements);

prepare();
if (names.includes('server')) await requirePrograms(['wrk']);
const env = names.some((name) => measurements[name]) ? { CHROMIUM_PATH: await chromium() } : {};

for (const name of names) {
  run(node(), [`bench/${name}.ts`], {
    env,
    cause: `The measurement "${name}" did not run to its end.`,
    cure: `Run it alone to see why: npm run bench ${name}`,
  });
}
