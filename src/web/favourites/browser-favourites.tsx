import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { networkFailureText } from '../offline/network-failure.ts';
import { favouritesText } from '../texts/favourites.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast, toastFailure } from '../ui/toast.tsx';
import { forgetLocalFavourites, readLocalFavourites } from './local-favourites.ts';
import { sendFavourites } from './send-favourites.ts';

/** Offers what was marked in this browser before somebody was known here. Nothing is moved unasked. */
export function BrowserFavourites() {
  const [kept, setKept] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  // The browser's storage is outside React.
  useEffect(() => setKept(readLocalFavourites()), []);
  if (kept.length === 0) return null;

  async function move() {
    setBusy(true);
    const words = { noAnswer: networkFailureText(), tryLater: favouritesText('tryLater.text') };
    const problem = await sendFavourites({ ...words, kind: 'design', targets: kept, isMarked: true });
    setBusy(false);
    if (problem === null) toast({ title: favouritesText('moved.title') });
    else toastFailure(favouritesText('failed.title'), problem.error);
    if (problem !== null && !problem.isGone) return;
    forgetLocalFavourites();
    setKept([]);
    await revalidate();
  }

  return (
    <Notice>
      <p>{favouritesText('move.text', { count: kept.length })}</p>
      <Button size="small" className="mt-3" busy={isBusy} onClick={() => void move()}>
        {favouritesText('move.action')}
      </Button>
    </Notice>
  );
}
