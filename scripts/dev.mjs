// npm run dev: the product with hot reloading, on the same database and configuration as npm start.
import { endWithNpm, runProduct } from './run-product.mjs';
import { generate, install } from './setup.mjs';

install();
generate();
endWithNpm();
runProduct(['scripts/dev-server.ts'], { NODE_ENV: 'development' });
