import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Sends the signal to a program that may have ended by itself; resolves when it has ended. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
