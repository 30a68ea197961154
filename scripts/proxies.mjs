// npm run proxies -- [example]: the files in deploy/ as they stand, with nginx, HAProxy, TLS and two instances.
import { requireProxies } from './browser.mjs';
import { node, prepare, run } from './setup.mjs';

prepare();
await requireProxies();
run(node(), ['tests/proxies/run.ts', ...process.argv.slice(2)], {
  cause: 'An example does not work as it is written down.',
  cure: 'The lines above marked with ✗ say which.',
});
