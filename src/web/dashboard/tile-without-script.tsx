import { ChevronDown, Eye } from 'lucide-react';
import { Form } from 'react-router';
import { signingAddress } from '../contributions/signing-data.ts';
import { repliesAddress } from '../replies/reply-list.tsx';
import { dashboardText } from '../texts/dashboard.ts';
import { favouritesText } from '../texts/favourites.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { cardMenuLinks, deletionWarning, saveDesignAddress, type Tile } from './tiles.ts';

/** The actions of a tile without JavaScript. Deleting is confirmed inside a `details` element. */
export function TileWithoutScript({ tile, title }: { tile: Tile; title: string }) {
  return (
    <div className="noscript:block hidden">
      <Form method="post" className="flex flex-wrap items-center gap-0.5">
        <input type="hidden" name="cardId" value={tile.cardId} />
        <ButtonLink
          to={`/card/${tile.cardId}`}
          reloadDocument
          look="quiet"
          size="small"
          icon={<Eye className="size-4" />}
          className="px-3"
        >
          {dashboardText('card.open.short')}
          <span className="sr-only"> {title}</span>
        </ButtonLink>
        <ButtonLink to={signingAddress(tile.cardId)} look="quiet" size="small" className="px-3">
          {dashboardText('card.sign.action')}
          <span className="sr-only"> {dashboardText('card.action.to', { title })}</span>
        </ButtonLink>
        <ButtonLink to={saveDesignAddress(tile.cardId)} look="quiet" size="small" className="px-3">
          {favouritesText('save.title')}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
        <Button type="submit" name="intent" value="duplicate" look="quiet" size="small" className="px-3">
          {dashboardText('card.duplicate.short')}
          <span className="sr-only"> {title}</span>
        </Button>
      </Form>
      {tile.isDraft ? null : (
        <div className="flex flex-wrap gap-0.5">
          {[
            ...cardMenuLinks(tile.cardId),
            [repliesAddress(tile.cardId), dashboardText('replies.title')] as const,
          ].map(([to, label]) => (
            <ButtonLink key={to} to={to} look="quiet" size="small" className="px-3">
              {label}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
          ))}
        </div>
      )}
      <details className="group">
        <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-bold text-ink-soft text-sm hover:bg-marigold-soft">
          {dashboardText('delete.action')}
          <span className="sr-only"> {title}</span>
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </summary>
        <Form method="post" className="flex flex-col items-start gap-3 px-3 pt-1">
          <input type="hidden" name="cardId" value={tile.cardId} />
          <p className="text-ink-soft text-sm">{deletionWarning(tile)}</p>
          <Button type="submit" name="intent" value="delete" look="danger" size="small">
            {dashboardText('delete.confirm.action')}
            <span className="sr-only">: {title}</span>
          </Button>
        </Form>
      </details>
    </div>
  );
}
