// npm run load -- [part] [--cards 1000,100000] [--seconds N] [--keep FOLDER]: many visitors, and many cards.
import { node, prepare, run } from './setup.mjs';

prepare();
run(node(), ['tests/load/run.ts', ...process.argv.slice(2)], {
  cause: 'Something is not as it should be under load.',
  cure: 'The lines above name it. On a busy machine every time is longer.',
});
