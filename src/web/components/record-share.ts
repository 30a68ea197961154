import { shareText } from '../texts/share.ts';
import { toast } from '../ui/toast.tsx';
import type { ShareAnswer } from './share-contract.ts';
import {
  createShareRecorder,
  type NewShare,
  type ShareOutcome,
  type ShareRequest,
} from './share-recorder.ts';

/** Milliseconds. */
const timeoutMs = 10_000;

const recorder = createShareRecorder({
  send,
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/**
 * Records a share of an own card in the list Sent/Shared. Shows a message when that fails. Resolves with whether it
 * is recorded.
 */
export async function recordShare(share: NewShare): Promise<boolean> {
  const outcome = await recorder.record(share);
  if (outcome.state === 'recorded') return true;
  toast({
    title: shareText('noteShare.failed.title'),
    description: outcome.state === 'refused' ? outcome.why : shareText('noteShare.failed.text'),
    destructive: true,
  });
  return false;
}

/** `keepalive`, because sharing often leaves the page. */
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
    return 'error' in answer ? { state: 'refused', why: answer.error } : { state: 'recorded' };
  } catch {
    return { state: 'unreachable' };
  }
}
