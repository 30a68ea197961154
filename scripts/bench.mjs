// npm run bench: measures exports, films, typing, the pages and the server, each beside a peer or a target.
import { chromium } from './programs.mjs';
import { node, prepare, run } from './setup.mjs';

prepare();
const env = { CHROMIUM_PATH: await chromium() };

for (const name of ['export', 'video', 'similarity', 'typing', 'card-page', 'uploads', 'pages', 'server']) {
  run(node(), [`bench/${name}.ts`], {
    env,
    cause: `The measurement "${name}" did not run to its end.`,
    cure: `Run it alone to see why: node bench/${name}.ts`,
  });
}
