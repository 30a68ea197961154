// npm start: installs what is missing, builds what is stale, starts the product.
import { spawn } from 'node:child_process';
import { node, prepare, root } from './setup.mjs';

prepare();

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import('../build/server/index.js');
} else {
  // The very first start: npm chose the machine's own Node before ours was installed.
  const child = spawn(node(), ['build/server/index.js'], { stdio: 'inherit', cwd: root });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
