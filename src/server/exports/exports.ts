import { makeZip } from 'client-zip';
import { fail, ok, type Result } from '#std/result.ts';
import { createTurns } from '../files/turns.ts';
import { type EntryParts, exportEntries } from './entries.ts';
import { exportName } from './names.ts';

export interface StartedExport {
  readonly fileName: string;
  /** Made as it is read; cancelled, it leaves nothing open. */
  readonly zip: ReadableStream<Uint8Array>;
}

export interface ExportRefusal {
  readonly reason: 'running' | 'busy';
  /** To show as it is. */
  readonly sentence: string;
}

export interface Exports {
  /** One ZIP with everything of a user's; `left` says that nobody waits for it any more. */
  start(userId: string, left: AbortSignal): Result<StartedExport, ExportRefusal>;
}

/** Exports at the same time, of all accounts: each keeps a picture or two in memory, 15 MB. */
const together = 8;

/** Milliseconds that a browser may take none of it before it is thought to be gone. */
const idleTimeoutMs = 60_000;

const refusals = {
  running: {
    reason: 'running',
    sentence: 'Your data is being exported already. Please wait until that file is complete.',
  },
  busy: {
    reason: 'busy',
    sentence: 'Many people export their data at this moment. Please try again in a few minutes.',
  },
} as const;

type ExportsParts = Omit<EntryParts, 'drawing'>;

export function createExports(parts: ExportsParts, { idle = idleTimeoutMs } = {}): Exports {
  const running = new Set<string>();
  const drawing = createTurns(1, together);
  return {
    start(userId, left) {
      if (running.has(userId)) return fail(refusals.running);
      if (running.size >= together) return fail(refusals.busy);
      running.add(userId);
      const now = new Date();
      const entries = exportEntries({ ...parts, drawing }, userId, now);
      const zip = watched(makeZip(entries), {
        left,
        idle,
        onFailure: (err) => parts.log.error({ err }, 'export broke off'),
        onEnd: () => running.delete(userId),
      });
      return ok({ fileName: exportName(parts.siteName, now), zip });
    },
  };
}

interface Watch {
  readonly left: AbortSignal;
  readonly idle: number;
  readonly onFailure: (error: unknown) => void;
  /** Called once, however it ended. */
  readonly onEnd: () => void;
}

/** The stream, which ends for its source in every case: read to the end, failed, cancelled, left, or forgotten. */
function watched(source: ReadableStream<Uint8Array>, watch: Watch): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    watch.left.removeEventListener('abort', leave);
    watch.onEnd();
  }

  function leave(): void {
    end();
    // It rejects with what it is told, which is nothing.
    reader.cancel().catch(() => {});
  }

  function expectReader(): void {
    timer = setTimeout(leave, watch.idle);
    timer.unref();
  }

  watch.left.addEventListener('abort', leave, { once: true });
  if (watch.left.aborted) leave();
  expectReader();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    try {
      const { done, value } = await reader.read();
      if (isOver) return controller.error(new Error('Nobody waits for this export.'));
      if (!done) {
        controller.enqueue(value);
        return expectReader();
      }
      end();
      controller.close();
    } catch (error) {
      end();
      watch.onFailure(error);
      controller.error(error);
    }
  };
  return new ReadableStream({ pull, cancel: leave }, { highWaterMark: 0 });
}
