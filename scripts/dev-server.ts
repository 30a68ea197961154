import { createServer } from 'vite';

/** Vite serves and reloads the sources; everything else is the product as it runs for real. */
process.env.NODE_ENV = 'development';
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const main = (await vite.ssrLoadModule('/src/main.ts')) as typeof import('../src/main.ts');
const product = await main.start(
  () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as ReturnType<Parameters<typeof main.start>[0]>,
  { before: vite.middlewares },
);

console.log(`Birthday Bloom reloads at ${product.origin}`);

async function stop() {
  await product.stop();
  await vite.close();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
