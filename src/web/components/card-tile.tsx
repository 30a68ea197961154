import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LocalDate } from '../ui/local-date.tsx';
import { channelLabels, type Tile } from './dashboard-tiles.ts';

interface CardTileProps {
  tile: Tile;
  onCopy: () => void;
  onDelete: () => void;
}

/** A card on the dashboard, drawn by the same painter as the card itself. */
export function CardTile({ tile, onCopy, onDelete }: CardTileProps) {
  const title = tile.toName ? `Card for ${tile.toName}` : 'Card without a name';
  const editor = `/studio?cardId=${tile.cardId}`;
  return (
    <li className="sheet flex flex-col overflow-hidden">
      <Link to={editor} tabIndex={-1} aria-hidden="true" className="block bg-cream">
        {tile.picture ? (
          <img
            src={tile.picture}
            alt=""
            width={640}
            height={480}
            loading="lazy"
            className="block aspect-4/3 w-full"
          />
        ) : (
          <div className="aspect-4/3" />
        )}
      </Link>
      <div className="flex grow flex-col gap-1 p-4">
        <h3 className="text-lg leading-snug [overflow-wrap:anywhere]" dir="auto">
          {title}
        </h3>
        <p className="text-ink-soft text-sm">
          Created <LocalDate iso={tile.createdAt} />
        </p>
        {tile.shared ? (
          <p className="text-ink-soft text-sm">
            Shared by {channelLabels[tile.shared.channel]} <LocalDate iso={tile.shared.at} />
          </p>
        ) : null}
        <div className="mt-auto flex flex-wrap gap-1 pt-3">
          <ButtonLink to={editor} look="secondary" size="small" icon={<Pencil className="size-4" />}>
            Edit<span className="sr-only"> {title}</span>
          </ButtonLink>
          <Button look="quiet" size="small" icon={<Copy className="size-4" />} onClick={onCopy}>
            Copy<span className="sr-only"> the link of {title}</span>
          </Button>
          <Button look="quiet" size="small" icon={<Trash2 className="size-4" />} onClick={onDelete}>
            Delete<span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}
