// npm run machines -- [stops] [signals] [cards]: three instances behind a balancer, and whether they are one site.
import { requireBalancer } from './browser.mjs';
import { node, prepare, run } from './setup.mjs';

prepare();
await requireBalancer();
run(node(), ['tests/machines/run.ts', ...process.argv.slice(2)], {
  cause: 'The machines are not one site.',
  cure: 'The lines above marked with ✗ say where.',
});
