import { toast } from '../ui/toast.tsx';
import type { ShareAnswer } from './share-contract.ts';
import {
  createShareRecorder,
  type NewShare,
  type ShareOutcome,
  type ShareRequest,
} from './share-recorder.ts';

/** Milliseconds until we stop waiting for an answer. */
const timeoutMs = 10_000;

const notes = createShareRecorder({
  send,
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** Puts a share of one's own card on the list Sent/Shared; says so when that fails. Resolves with whether it is there. */
export async function recordShare(share: NewShare): Promise<boolean> {
  const outcome = await notes.note(share);
  if (outcome.state === 'noted') return true;
  toast({
    title: 'Not added to Sent/Shared',
    description: outcome.state === 'refused' ? outcome.why : 'Your list could not be reached just now.',
    destructive: true,
  });
  return false;
}

/** Outlives the page: whoever shares is often about to leave it. */
async function send(request: ShareRequest): Promise<ShareOutcome> {
  try {
    const response = await fetch('/studio/share', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 500) return { state: 'unreachable' };
    const answer = (await response.json()) as ShareAnswer;
    return 'error' in answer ? { state: 'refused', why: answer.error } : { state: 'noted' };
  } catch {
    return { state: 'unreachable' };
  }
}
