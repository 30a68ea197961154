// Runs the product as a child process that gets the signals of this one.
import { spawn } from 'node:child_process';
import { node, root } from './setup.mjs';

/**
 * Memory limits. By default glibc keeps the memory of photos in up to eight heaps for each processor, and V8 takes three
 * times 16 or 32 MB for new objects in every thread: together half of the memory of many uploads at once.
 */
const allocation = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=8' };

/** Exits with the child's exit code. */
export function runProduct(args, env) {
  const child = spawn(node(), args, {
    stdio: 'inherit',
    cwd: root,
    env: { ...allocation, ...process.env, ...env },
  });
  // A terminal sends its signals to the child as well; the product takes two at once for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm's shell can die of a signal without passing it on; what it started must not live on alone. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(watch, 500).unref();
}
