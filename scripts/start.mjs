// npm start: installs what is missing, builds what is stale, starts the product.
import { endWithNpm, runProduct } from './run-product.mjs';
import { isOurNode, prepare } from './setup.mjs';

prepare();
endWithNpm();

if (isOurNode()) {
  process.env.NODE_ENV = 'production';
  await import('../build/server/index.js');
} else {
  // The very first start: npm chose the machine's own Node before ours was installed.
  runProduct(['build/server/index.js'], { NODE_ENV: 'production' });
}
