import type { Card } from '#card/document/card.ts';
import type { Edit } from '#card/document/edit.ts';
import type { Seal } from '#card/seal/seal.ts';
import { loadWishes } from '#content/wishes/load-wishes.ts';
import { createReceiver } from '../share/receiver.ts';
import { receiverKey } from './document/more-photos.ts';
import { createStudioStore } from './document/store.ts';
import { createBackgroundSource, createStickerSource } from './preview/drawing-sources.ts';
import { createLiveScene } from './preview/live-scene.ts';
import { pageSources } from './preview/page-sources.ts';
import { afterNextPaint, createPreviewDocument } from './preview/preview-document.ts';
import { createStudioView } from './preview/studio-view.ts';
import { createAutosave } from './save/autosave.ts';
import type { SavedCard } from './save/save-contract.ts';
import { createSaving } from './save/saving.ts';
import { createSealStore } from './save/seal-store.ts';
import { createSendSave } from './save/send-save.ts';
import {
  browserStorage,
  createUnsavedWorkStore,
  discardExpiredWork,
  moveUnsavedWork,
} from './save/unsaved-work.ts';
import { createAddedFiles } from './upload/added-files.ts';
import { createPendingFiles } from './upload/pending-files.ts';
import { askWish, createWishes } from './wish/wishes.ts';

/** What the server sends when the studio opens. */
export interface StudioStart {
  readonly userId: string;
  /** Who this account was in this browser before it logged in: a guest that stored nothing on the server. */
  readonly guestId?: string;
  readonly creationKey: string;
  /** Milliseconds since 1970 by the server's clock; absent without the server. */
  readonly servedAt?: number;
  readonly card: Card;
  /** The same with what somebody typed into the page's form, which could not be saved. */
  readonly edited?: Card;
  /** The form was asked to publish an empty card: the next press does. */
  readonly isAskedEmpty?: true;
  readonly saved: SavedCard | null;
  /** Others had signed it when the studio opened. */
  readonly hasNotes?: true;
  /** Until when it is sealed; absent for a card that opens at once. */
  readonly seal?: Seal | null;
  /** The template of a new card; `missing` when the address names one that does not exist. */
  readonly template: OpenedTemplate | 'missing' | null;
  /** Whether the operator's model can write wishes, besides our table. */
  readonly hasWishModel: boolean;
  /** Whose birthday a new card is for: it is found again for them. `said`: the words of the last card for them. */
  readonly contact?: { readonly id: string; readonly day: string; readonly said?: string };
  /** The card is shown first as phones show it. */
  readonly isPhone?: true;
  /** Opened without the server. */
  readonly isOffline?: true;
}

interface OpenedTemplate {
  readonly id: string;
  /** Whether its photo frames show drawings until photos are chosen. */
  readonly photoFrames: boolean;
}

export type Studio = ReturnType<typeof openStudio>;

/** What undo leads back to when the studio opens: the card without the sender's name that was filled in. */
function filledIn({ card, edited, saved }: StudioStart): readonly Card[] {
  if (edited) return [card];
  return saved || card.fromName === '' ? [] : [{ ...card, fromName: '' }];
}

/** The design that a new card began with. */
export function designIdOf({ template }: Pick<StudioStart, 'template'>): string | null {
  return template === null || template === 'missing' ? null : template.id;
}

/** The studio's state for one card: the document, saving, preview, uploads. */
export function openStudio(start: StudioStart) {
  const { userId, card, creationKey, saved } = start;
  const store = createStudioStore(start.edited ?? card, filledIn(start));
  const seal = createSealStore(start.seal ?? null);
  const send = createSendSave({
    ...(start.contact && { contact: start.contact }),
    design: designIdOf(start),
    seal,
  });
  const saving = createSaving({ userId, creationKey, saved, card }, send);
  const backgrounds = createBackgroundSource();
  // At once, because the first drawing comes later. A failure is tried again then.
  if (!import.meta.env.SSR && backgrounds.find(card.background).key !== card.background)
    backgrounds.load().catch(() => {});
  const stickers = createStickerSource();
  const liveScene = createLiveScene(pageSources({ backgrounds, stickers }));
  const view = createStudioView(start.isPhone);
  const pendingFiles = createPendingFiles();
  const edit = (one: Edit) => store.dispatch(one, performance.now());
  const storage = browserStorage();
  moveUnsavedWork(start.guestId, userId);
  const unsavedWork = createUnsavedWorkStore(storage, userId);
  discardExpiredWork(storage, start.servedAt ?? null);
  return {
    /** What it was opened with. */
    start,
    store,
    saving,
    backgrounds,
    stickers,
    unsavedWork,
    /** Not part of the document: never stored or sent. */
    receiver: createReceiver(),
    /** When the card opens. Not part of the document: sent with the next save once it was changed. */
    seal,
    wishes: createWishes({
      readCard: () => store.getState().card,
      place: (value) => store.dispatch({ type: 'wish', value }, performance.now()),
      ask: askWish,
      load: loadWishes,
    }),
    pendingFiles,
    addedFiles: createAddedFiles({
      readCard: () => store.getState().card,
      edit,
      isReceiverComing: () => pendingFiles.isComing(receiverKey),
      open: (panel) => view.open(panel, 0),
    }),
    autosave: createAutosave({ store, saving, seal, unsavedWork, now: Date.now }),
    liveScene,
    view,
    /** What the preview shows at the moment. */
    preview: createPreviewDocument({ store, afterPaint: afterNextPaint }),
    edit,
    /**
     * An edit that the field itself shows already. Listeners are notified after the next paint, so that typing stays
     * fast.
     */
    editAfterPaint: (edit: Edit) => store.dispatch(edit, performance.now(), afterNextPaint),
  };
}
