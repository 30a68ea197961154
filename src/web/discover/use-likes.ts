import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { galleryText } from '../texts/gallery.ts';
import { toast } from '../ui/toast.tsx';
import { fetchLikes, sendLike } from './like-requests.ts';
import { createLikes, type Like, likeShown } from './likes.ts';

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
