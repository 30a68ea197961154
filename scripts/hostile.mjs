// npm run hostile -- [requests] [seed]: odd requests at every route, and how they were answered.
import { node, prepare, run } from './setup.mjs';

prepare();
run(node(), ['tests/hostile/run.ts', ...process.argv.slice(2)], {
  cause: 'Some requests were answered badly.',
  cure: 'The lines above name them; the same seed sends the same ones again.',
});
