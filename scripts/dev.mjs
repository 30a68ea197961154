// npm run dev: the product with hot reloading, on the same database and configuration as npm start.
import { spawn } from 'node:child_process';
import { generate, install, node } from './setup.mjs';

install();
generate();
const child = spawn(node(), ['scripts/dev-server.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
