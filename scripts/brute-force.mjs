// npm run brute-force: ten thousand guesses at passwords; the journeys make a quarter of them.
import { browser } from './browser.mjs';
import { node, prepare, run } from './setup.mjs';

prepare();
run(node(), ['node_modules/@playwright/test/cli.js', 'test', 'brute-force.spec.ts', '--reporter=list'], {
  env: { BRUTE_FORCE: 'full', CHROMIUM_PATH: await browser() },
  cause: 'The accounts were not defended.',
  cure: 'The lines above say how many guesses got through.',
});
