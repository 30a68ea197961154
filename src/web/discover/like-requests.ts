import { networkFailureText } from '../offline/network-failure.ts';
import { galleryText } from '../texts/gallery.ts';
import type { Like, LikeOutcome } from './likes.ts';

/** Milliseconds. */
const timeoutMs = 10_000;

/** Null when the server cannot be asked now: the page then shows what it came with. */
export async function fetchLikes(): Promise<Record<string, Like> | null> {
  try {
    const answer = await fetch('/likes');
    return answer.ok ? ((await answer.json()) as Record<string, Like>) : null;
  } catch {
    return null;
  }
}

/** Never rejects. */
export async function sendLike(design: string, liked: boolean): Promise<LikeOutcome> {
  try {
    const answer = await fetch(`/likes/${design}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ change: liked ? 'on' : 'off' }),
      // Somebody who likes a design often goes on to use it.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return isJson ? ((await answer.json()) as LikeOutcome) : { error: tryLater() };
  } catch {
    return { error: networkFailureText() };
  }
}

const tryLater = () => galleryText('like.notStored.text');
