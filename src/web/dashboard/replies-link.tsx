import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { repliesAddress } from '../replies/reply-list.tsx';
import { dashboardText } from '../texts/dashboard.ts';
import { cardTitle, type Tile } from './tiles.ts';

interface RepliesLinkProps {
  tile: Tile;
  onReplies: (tile: Tile) => void;
  className: string;
  children: ReactNode;
}

/** To the replies to a card: a dialog above the dashboard, and a page in another tab or without scripts. */
export function RepliesLink({ tile, onReplies, className, children }: RepliesLinkProps) {
  return (
    <Link
      to={repliesAddress(tile.cardId)}
      data-replies
      className={`link inline-flex min-h-11 items-center ${className}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onReplies(tile);
      }}
    >
      {children}
      <span className="sr-only"> {dashboardText('card.action.to', { title: cardTitle(tile) })}</span>
    </Link>
  );
}
