import {
  CalendarHeart,
  Copy,
  Download,
  Ellipsis,
  Eye,
  MessageCircleHeart,
  Pencil,
  Share2,
  Star,
  Trash2,
  Users,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { SealTimes } from '../components/seal-times.tsx';
import { TextAround } from '../components/text-around.tsx';
import { useStartSigning } from '../contributions/let-others-sign.tsx';
import { signingAddress } from '../contributions/signing-data.ts';
import { deliveryAddress } from '../share/card-to-share.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { favouritesText } from '../texts/favourites.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { dateText, LocalDate } from '../ui/local-date.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { CardStar } from './card-star.tsx';
import { RepliesLink } from './replies-link.tsx';
import { TileWithoutScript } from './tile-without-script.tsx';
import { cardMenuLinks, cardTitle, hasFewNotes, isPublic, saveDesignAddress, type Tile } from './tiles.ts';

export interface TileActions {
  onReplies: (tile: Tile) => void;
  onShare: (tile: Tile) => void;
  onDownload: (tile: Tile) => void;
  onCopy: (tile: Tile) => void;
  onDuplicate: (tile: Tile) => void;
  onDelete: (tile: Tile) => void;
}

interface CardTileProps extends TileActions {
  tile: Tile;
}

/** A card on the dashboard, drawn by the same painter as the card itself. */
export function CardTile({ tile, ...actions }: CardTileProps) {
  const title = cardTitle(tile);
  const parts = { tile, title, ...actions };
  return (
    <li data-card={tile.cardId} data-key={tile.key} className="sheet relative flex flex-col overflow-hidden">
      <Link to={editorAddress(tile)} tabIndex={-1} aria-hidden="true" className="block bg-cream">
        {tile.picture ? (
          <img
            src={tile.picture}
            alt=""
            width={640}
            height={480}
            loading="lazy"
            className="block aspect-card w-full"
          />
        ) : (
          <p className="grid aspect-card place-content-center p-6 text-center text-ink-soft">
            {dashboardText('card.notShown.text')}
          </p>
        )}
      </Link>
      <CardStar {...{ tile, title }} />
      <div className="flex grow flex-col gap-1 p-4">
        <h2 className="text-lg leading-snug [overflow-wrap:anywhere]" dir="auto">
          {title}
        </h2>
        <p className="text-ink-soft text-sm">
          <TextAround say={(date) => dashboardText('card.created.date', { date })}>
            <LocalDate iso={tile.createdAt} />
          </TextAround>
          {tile.views === null ? null : (
            <span>{` · ${dashboardText('card.views.count', { views: tile.views })}`}</span>
          )}
        </p>
        <State tile={tile} />
        <FromOthers {...parts} />
        {tile.shared ? (
          <p className="text-ink-soft text-sm">
            <Shared {...tile.shared} />
          </p>
        ) : null}
        {tile.isDraft || !tile.picture ? null : <SendButtons {...parts} />}
        <div className="-me-2 mt-auto flex flex-wrap items-center gap-0.5 pt-3">
          <EditButtons {...parts} />
          <MoreMenu {...parts} />
        </div>
        <TileWithoutScript tile={tile} title={title} />
      </div>
    </li>
  );
}

type PartProps = CardTileProps & { title: string };

function editorAddress({ cardId }: Tile): string {
  return `/studio?cardId=${cardId}`;
}

/** Which birthday it is for, whether the operator hid it, and until when it is sealed. */
function State({ tile }: { tile: Tile }) {
  const { sealed, birthday, isDraft } = tile;
  return (
    <>
      {isDraft && birthday ? (
        <p className="font-bold text-leaf-text text-sm">
          {dashboardText('card.birthday.date', { date: dateText(birthday, { timeZone: 'UTC' }) })}
        </p>
      ) : null}
      {tile.isHidden ? (
        <p className="text-sm">
          <span className="font-bold text-danger">{dashboardText('card.hidden.badge')}</span>
          <Link to={`/contact?card=${tile.cardId}`} className="link flex min-h-11 items-center self-start">
            {dashboardText('card.hidden.ask')}
          </Link>
        </p>
      ) : null}
      {sealed ? (
        <p className="font-bold text-leaf-text text-sm">
          {isDraft
            ? dashboardText('card.opens.date', { moment: sealed.text })
            : dashboardText('card.sealed.date', { moment: sealed.text })}
        </p>
      ) : null}
      {sealed?.zone ? <SealTimes opens={sealed.opens} zone={sealed.zone} toName={tile.toName} /> : null}
    </>
  );
}

/** What others answered and wrote, and what became of mails to them. */
function FromOthers({ tile, title, onReplies }: PartProps) {
  return (
    <>
      {tile.replies ? (
        <p>
          <RepliesLink {...{ tile, onReplies }} className="gap-2">
            <MessageCircleHeart aria-hidden="true" className="size-5" />
            <span>{repliesText(tile.replies)}</span>
          </RepliesLink>
        </p>
      ) : null}
      {tile.notes ? (
        <p>
          <Link to={signingAddress(tile.cardId)} className="link inline-flex min-h-11 items-center gap-2">
            <Users aria-hidden="true" className="size-5" />
            <span>{notesText(tile.notes)}</span>
            <span className="sr-only"> {dashboardText('card.action.to', { title })}</span>
          </Link>
          {hasFewNotes(tile) ? (
            <b className="block text-danger text-sm">{dashboardText('card.notes.few')}</b>
          ) : null}
        </p>
      ) : null}
      {tile.mails ? (
        <Link to={deliveryAddress(tile.cardId)} className="link flex min-h-11 items-center self-start">
          {tile.mails}
        </Link>
      ) : null}
    </>
  );
}

function EditButtons({ tile, title, onCopy, onDelete }: PartProps) {
  const quiet = { look: 'quiet', size: 'small', className: 'noscript:hidden px-3' } as const;
  return (
    <>
      <ButtonLink
        data-edit
        to={editorAddress(tile)}
        look="secondary"
        size="small"
        icon={<Pencil className="size-4" />}
      >
        {dashboardText('card.edit.action')}
        <span className="sr-only"> {title}</span>
      </ButtonLink>
      <Button {...quiet} icon={<Copy className="size-4" />} onClick={() => onCopy(tile)}>
        {dashboardText('card.copyLink.action')}
        <span className="sr-only"> {dashboardText('card.copyLink.of', { title })}</span>
      </Button>
      <Button {...quiet} icon={<Trash2 className="size-4" />} onClick={() => onDelete(tile)}>
        {dashboardText('delete.action')}
        <span className="sr-only"> {title}</span>
      </Button>
    </>
  );
}

function MoreMenu({ tile, title, onReplies, onDuplicate }: PartProps) {
  const navigate = useNavigate();
  const startSigning = useStartSigning();
  return (
    <Menu
      trigger={
        <IconButton
          label={dashboardText('card.more.label', { title })}
          icon={<Ellipsis className="size-5" />}
          className="noscript:hidden ms-auto"
        />
      }
    >
      <MenuItem icon={<Eye className="size-4" />} onSelect={() => navigate(`/card/${tile.cardId}`)}>
        {dashboardText('card.open.action')}
      </MenuItem>
      <MenuItem icon={<Copy className="size-4" />} onSelect={() => onDuplicate(tile)}>
        {dashboardText('card.duplicate.action')}
      </MenuItem>
      <MenuItem icon={<Users className="size-4" />} onSelect={() => startSigning(tile.cardId)}>
        {dashboardText('card.sign.action')}
      </MenuItem>
      <MenuItem icon={<Star className="size-4" />} onSelect={() => navigate(saveDesignAddress(tile.cardId))}>
        {favouritesText('save.title')}
      </MenuItem>
      {tile.isDraft ? null : (
        <>
          <MenuItem icon={<MessageCircleHeart className="size-4" />} onSelect={() => onReplies(tile)}>
            {dashboardText('replies.title')}
          </MenuItem>
          {cardMenuLinks(tile.cardId).map(([to, label]) => (
            <MenuItem key={to} icon={<CalendarHeart className="size-4" />} onSelect={() => navigate(to)}>
              {label}
            </MenuItem>
          ))}
        </>
      )}
    </Menu>
  );
}

/** For a card that was published. One that was hidden can be kept, but nobody else could open it. */
function SendButtons({ tile, title, onShare, onDownload }: PartProps) {
  return (
    <div className="noscript:hidden flex flex-wrap gap-3 pt-3">
      {isPublic(tile) ? (
        <Button
          data-share
          size="small"
          className="grow"
          icon={<Share2 className="size-4" />}
          onClick={() => onShare(tile)}
        >
          {dashboardText('card.share.action')}
          <span className="sr-only"> {title}</span>
        </Button>
      ) : null}
      <Button
        look="secondary"
        size="small"
        className="grow"
        icon={<Download className="size-4" />}
        onClick={() => onDownload(tile)}
      >
        {dashboardText('card.download.action')}
        <span className="sr-only"> {title}</span>
      </Button>
    </div>
  );
}

function Shared({ channel, at }: NonNullable<Tile['shared']>) {
  return (
    <TextAround say={(date) => dashboardText('card.shared.date', { channel, date })}>
      <LocalDate iso={at} withTime />
    </TextAround>
  );
}

function notesText({ all, unseen }: NonNullable<Tile['notes']>): string {
  return unseen > 0
    ? dashboardText('card.notes.new', { all, unseen })
    : dashboardText('card.notes.count', { all });
}

function repliesText({ all, unseen }: NonNullable<Tile['replies']>): string {
  return unseen > 0
    ? dashboardText('card.replies.new', { all, unseen })
    : dashboardText('card.replies.count', { all });
}
