import { startProduct } from '../support/product.ts';
import { besiege } from './siege.ts';

/** Odd requests against the built product: `npm run hostile -- 50000 7`, how many and which ones. */
const [count = 10_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`${count} requests, seed ${seed}`);
const product = await startProduct({ env: { LOG_LEVEL: 'error' } });
const started = performance.now();
const { faults, statuses, slowest, memory } = await besiege({ product, seed, count, longest: 2_000 });
const seconds = (performance.now() - started) / 1000;
await product.stop();
for (const fault of faults.slice(0, 50)) console.log(fault);
console.log(
  `${seconds.toFixed(1)} s, slowest ${slowest.toFixed(0)} ms, memory ${memory.join(', ')} MB, statuses ${JSON.stringify(statuses)}`,
);
console.log(
  faults.length === 0 ? 'All were answered as they should be.' : `${faults.length} were answered badly.`,
);
process.exit(faults.length === 0 ? 0 : 1);
