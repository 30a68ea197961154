// npm run hostile -- [part] [count] [seed]: odd requests, forged files, slow connections, other people's things.
import { node, prepare, run } from './setup.mjs';

prepare();
run(node(), ['tests/hostile/run.ts', ...process.argv.slice(2)], {
  cause: 'Something hostile was not met as it should be.',
  cure: 'The lines above name each; the same seed sends the same again.',
});
