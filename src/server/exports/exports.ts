import { makeZip } from 'client-zip';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { createLimitedQueue } from '../limited-queue.ts';
import { type EntryParts, type ExportRequest, exportEntries } from './entries.ts';
import { exportName } from './names.ts';

export interface StartedExport {
  readonly fileName: string;
  /** Made while it is read. Cancelling it closes everything. */
  readonly zip: ReadableStream<Uint8Array>;
}

export interface ExportRefusal {
  readonly reason: 'running' | 'busy';
  readonly sentence: MessageRef;
}

export interface Exports {
  /** One ZIP with everything that is stored of a user. `disconnected` fires when the browser is gone. */
  start(
    of: Pick<ExportRequest, 'userId' | 'language'>,
    disconnected: AbortSignal,
  ): Result<StartedExport, ExportRefusal>;
}

/** Exports at the same time, of all accounts. Each has a picture or two in memory, 15 MB. */
const maxExports = 8;

/** Milliseconds without a read after which the browser counts as gone. */
const idleTimeoutMs = 60_000;

const refusals = {
  running: { reason: 'running', sentence: ['export.running'] },
  busy: { reason: 'busy', sentence: ['export.busy'] },
} as const;

type ExportsParts = Omit<EntryParts, 'drawingQueue'>;

export function createExports(parts: ExportsParts, { idle = idleTimeoutMs } = {}): Exports {
  const running = new Set<string>();
  const drawingQueue = createLimitedQueue({ concurrency: 1, maxWaiting: maxExports });
  return {
    start({ userId, language }, disconnected) {
      if (running.has(userId)) return fail(refusals.running);
      if (running.size >= maxExports) return fail(refusals.busy);
      running.add(userId);
      const now = new Date();
      const entries = exportEntries({ ...parts, drawingQueue }, { userId, language, now });
      const zip = watchStream(makeZip(entries), {
        disconnected,
        idle,
        onFailure: (err) => parts.log.error({ err }, 'export broke off'),
        onEnd: () => running.delete(userId),
      });
      return ok({ fileName: exportName(parts.siteName, now), zip });
    },
  };
}

interface Watch {
  readonly disconnected: AbortSignal;
  readonly idle: number;
  readonly onFailure: (error: unknown) => void;
  /** Called exactly once. */
  readonly onEnd: () => void;
}

/** The stream. Its source is always closed: at the end, after an error, when cancelled, disconnected or not read. */
function watchStream(source: ReadableStream<Uint8Array>, watch: Watch): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(timer);
    watch.disconnected.removeEventListener('abort', abandon);
    watch.onEnd();
  }

  function abandon(): void {
    end();
    reader.cancel().catch(() => {});
  }

  function startIdleTimer(): void {
    timer = setTimeout(abandon, watch.idle);
    timer.unref();
  }

  watch.disconnected.addEventListener('abort', abandon, { once: true });
  if (watch.disconnected.aborted) abandon();
  startIdleTimer();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(timer);
    try {
      const { done, value } = await reader.read();
      if (isEnded) return controller.error(new Error('The export was abandoned.'));
      if (!done) {
        controller.enqueue(value);
        return startIdleTimer();
      }
      end();
      controller.close();
    } catch (error) {
      end();
      watch.onFailure(error);
      controller.error(error);
    }
  };
  return new ReadableStream({ pull, cancel: abandon }, { highWaterMark: 0 });
}
