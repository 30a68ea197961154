import { createServer } from 'vite';

/** Vite serves and reloads the sources; everything else is the product as it runs for real. */
process.env.NODE_ENV = 'development';
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const main = (await vite.ssrLoadModule('/src/main.ts')) as typeof import('../src/main.ts');
const product = await main.start(
  () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as ReturnType<
      Extract<Parameters<typeof main.start>[0], () => unknown>
    >,
  { before: vite.middlewares },
);

console.log(`Birthday Bloom reloads at ${product.origin}`);

let isStopping = false;

async function stop() {
  if (isStopping) return;
  isStopping = true;
  await product.stop();
  await vite.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
