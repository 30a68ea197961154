import { parentPort, workerData } from 'node:worker_threads';
import { fail, type Result } from '#std/result.ts';
import type { PreparedSound, RewriteProblem } from './prepared-sound.ts';
import { type Original, rewriteSound } from './rewrite.ts';

/** The messages of the thread: it has started, it has found all packets, and its result. */
export type WorkerMessage = 'started' | 'read' | Result<PreparedSound, RewriteProblem>;

function post(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

post('started');
post(await rewriteSound(workerData as Original, () => post('read')).catch(() => fail('damaged' as const)));
