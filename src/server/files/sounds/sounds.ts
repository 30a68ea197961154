import { Worker } from 'node:worker_threads';
import { limits } from '#card/document/limits.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import {
  type SoundFileProblem,
  soundFileSentences,
  soundFormat,
  soundSizeProblem,
} from '#encode/sound/sound-format.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { createLimitedQueue } from '../../limited-queue.ts';
import { fileLimits } from '../limits.ts';
import type { ReceivedFile } from '../uploads/uploads.ts';
import type { PreparedSound, RewriteProblem, SoundKind } from './prepared-sound.ts';
import type { Original } from './rewrite.ts';
import type { WorkerMessage } from './worker.ts';

export type { PreparedSound, SoundKind } from './prepared-sound.ts';

export interface SoundRefusal {
  readonly reason: SoundFileProblem | RewriteProblem | 'too-slow' | 'busy';
  readonly sentence: MessageRef;
}

const { conversionSeconds } = fileLimits.sounds;

const tooLongMessages: Readonly<Record<SoundKind, MessageRef>> = {
  upload: ['sound.tooLong', { max: limits.audio.seconds / 60 }],
  recording: ['recording.tooLong', { max: limits.recording / 60 }],
};

const sentences: Readonly<Record<Exclude<SoundRefusal['reason'], 'too-long'>, MessageRef>> = {
  ...soundFileSentences,
  codec: ['sound.codec'],
  lossless: ['sound.lossless'],
  'no-sound': ['sound.noSound'],
  damaged: ['sound.damaged'],
  'too-slow': ['sound.tooSlow', { max: conversionSeconds }],
  busy: ['sound.busy'],
};

const conversions = createLimitedQueue({
  concurrency: fileLimits.sounds.conversions,
  maxWaiting: Number.POSITIVE_INFINITY,
  perClient: { concurrency: 1, maxWaiting: fileLimits.sounds.maxWaiting },
  timeoutMs: fileLimits.sounds.timeoutMs,
});

/**
 * Converts an upload or a recording into one of the forms in which sounds are stored. A refusal has a sentence. Throws
 * when this installation cannot convert at all, and `FilesUnavailable` when the upload cannot be read back.
 */
export async function prepareSound(
  file: ReceivedFile,
  kind: SoundKind,
): Promise<Result<PreparedSound, SoundRefusal>> {
  const sizeProblem = soundSizeProblem(file.size);
  if (sizeProblem) return refuse(sizeProblem, kind);
  const rewritten = await conversions.enter(() => rewrite(file, kind), { client: file.sender });
  if (rewritten === null) return refuse('busy', kind);
  if (!rewritten.ok) return refuse(rewritten.error, kind);
  const sound = rewritten.value;
  const maxSeconds = kind === 'recording' ? limits.recording : limits.audio.seconds;
  return ok({ ...sound, seconds: Math.min(sound.seconds, maxSeconds) });
}

async function rewrite(file: ReceivedFile, kind: SoundKind) {
  const bytes = await file.read();
  const format = soundFormat(bytes);
  return format ? rewriteInThread({ bytes, format, kind }) : fail('format' as const);
}

const code = new URL('./worker.ts', import.meta.url);

/** Each sound gets a thread: it can be ended when it takes too long, and its memory is freed with it. */
function rewriteInThread(original: Original): Promise<Result<PreparedSound, RewriteProblem | 'too-slow'>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, {
      workerData: original,
      resourceLimits: { maxOldGenerationSizeMb: fileLimits.sounds.heapMegabytes },
      // Hidden, because the decoders log every broken packet.
      stdout: true,
      stderr: true,
    });
    let isStarted = false;
    const end = (outcome: Result<PreparedSound, RewriteProblem | 'too-slow'>) => {
      clearTimeout(reading);
      clearTimeout(timer);
      resolve(outcome);
      void worker.terminate();
    };
    const reading = setTimeout(() => end(fail('damaged')), fileLimits.sounds.readingSeconds * 1000);
    const timer = setTimeout(() => end(fail('too-slow')), conversionSeconds * 1000);
    worker.on('message', (message: WorkerMessage) => {
      if (message === 'started') isStarted = true;
      else if (message === 'read') clearTimeout(reading);
      else end(message);
    });
    worker.on('error', (error) => {
      if (!isStarted) reject(error);
      end(fail('damaged'));
    });
  });
}

function refuse(reason: SoundRefusal['reason'], kind: SoundKind) {
  return fail({ reason, sentence: reason === 'too-long' ? tooLongMessages[kind] : sentences[reason] });
}
