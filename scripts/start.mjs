// npm start: installs what is missing, builds what is stale, starts the product.
import { endWithNpm, runProduct } from './run-product.mjs';
import { prepare } from './setup.mjs';

prepare();
endWithNpm();
// A process of its own: memory limits count only when they are there as a process begins.
runProduct(['build/server/index.js'], { NODE_ENV: 'production' });
