// npm run faults -- [kills]: kills the server and its database during saves and counts what is lost.
import { node, prepare, run } from './setup.mjs';

prepare();
run(node(), ['tests/faults/run.ts', ...process.argv.slice(2)], {
  cause: 'The faults were not survived.',
  cure: 'The lines above name what was lost.',
});
