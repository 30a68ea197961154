import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { networkFailureText } from '../offline/network-failure.ts';
import { galleryText } from '../texts/gallery.ts';
import { toast } from '../ui/toast.tsx';
import { createLikes, type Like, type LikeOutcome, likeShown } from './likes.ts';

/** The likes of a page: what to show of a design, and what a press does. */
export interface PageLikes {
  shown(design: string, served: Like): Like;
  press(design: string, served: Like): void;
}

export function useLikes(): PageLikes {
  const [likes] = useState(() =>
    createLikes({
      send: sendLike,
      onSaved: ({ liked }) => liked && toast({ title: galleryText('like.done.title') }),
      onFailed: (description) =>
        toast({ title: galleryText('like.failed.title'), description, destructive: true }),
    }),
  );
  const state = useStore(likes);
  // The page is the same for everybody: what this visitor likes is asked for.
  useEffect(() => {
    void fetchLikes().then((known) => known && likes.load(known));
  }, [likes]);
  return { shown: (design, served) => likeShown(state[design], served), press: likes.press };
}

/** Milliseconds. */
const timeoutMs = 10_000;

/** Null when the server cannot be asked now: the page then shows what it came with. */
async function fetchLikes(): Promise<Record<string, Like> | null> {
  try {
    const answer = await fetch('/likes');
    return answer.ok ? ((await answer.json()) as Record<string, Like>) : null;
  } catch {
    return null;
  }
}

/** Never rejects. */
async function sendLike(design: string, liked: boolean): Promise<LikeOutcome> {
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
