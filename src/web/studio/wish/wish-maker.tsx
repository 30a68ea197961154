import { PenLine, RefreshCw, Shuffle, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { maxAboutLength } from '#content/wishes/wish-request.ts';
import { toastLostPart } from '../../components/toast-lost-part.tsx';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { useCard, useStudio } from '../studio-context.tsx';
import type { Suggestion } from './wishes.ts';

/** Generates wishes: our own at once; where the operator has a model, also from what the sender tells. */
export function WishMaker() {
  const { start, wishes } = useStudio();
  const suggestion = useStore(wishes, (state) => state.suggestion);
  return (
    <>
      {start.hasWishModel ? <AboutField /> : null}
      <div className="flex flex-col gap-1.5">
        <GenerateButton />
        <p className="text-center text-ink-soft text-sm">
          {start.hasWishModel ? studioText('wish.sourceOrModel.hint') : studioText('wish.source.hint')}
        </p>
      </div>
      {suggestion ? <SuggestedWish suggestion={suggestion} /> : <PlacedWish />}
    </>
  );
}

function AboutField() {
  const { wishes } = useStudio();
  const about = useStore(wishes, (state) => state.about);
  return (
    <TextArea
      label={studioText('wish.about.label')}
      hint={studioText('wish.about.hint')}
      rows={2}
      max={maxAboutLength}
      value={about}
      onChange={(event) => wishes.setAbout(event.target.value)}
      dir="auto"
    />
  );
}

function GenerateButton() {
  const { wishes } = useStudio();
  const generate = useGenerate();
  const isReady = useCard((card) => card.relationship !== null && card.tone !== null);
  const isAgain = useCard((card) => card.wish !== '');
  const isWriting = useStore(wishes, (state) => state.isWriting);
  const Icon = isAgain ? RefreshCw : Sparkles;

  return (
    <Button
      wide
      // Not `disabled`: then it could be neither focused nor pressed, and nobody would learn why.
      aria-disabled={!isReady}
      className="aria-disabled:bg-cream aria-disabled:text-ink-faint"
      icon={<Icon aria-hidden="true" className="size-5" />}
      busy={isWriting}
      busyText={studioText('wish.writing.status')}
      onClick={() => void generate('')}
    >
      {isAgain ? studioText('wish.generateAgain.action') : studioText('wish.generate.action')}
    </Button>
  );
}

/** Generates a wish: of our own, or by the model when something is told or a wish is to be varied. */
function useGenerate(): (example: string) => Promise<void> {
  const { store, wishes } = useStudio();
  return async (example) => {
    const { tone, relationship } = store.getState().card;
    if (!tone || !relationship) {
      return toastFailure(studioText('wish.choices.error'));
    }
    const isForModel = example !== '' || wishes.getState().about.trim() !== '';
    const outcome = isForModel ? await wishes.suggest(example) : await wishes.placeNext();
    if (outcome === 'placed') announceWish();
    else if (outcome === 'failed')
      void toastLostPart(studioText('wish.failed.title'), studioText('checkConnection.text'));
  };
}

function announceWish(): void {
  toast({ title: studioText('wish.generated.toast') });
}

/** A wish that waits to be taken: nothing on the card changes before. */
function SuggestedWish({ suggestion: { text, note } }: { suggestion: Suggestion }) {
  const { wishes } = useStudio();
  return (
    <WishFigure
      text={text}
      title={studioText('wish.suggestion.text')}
      note={note}
      actions={
        <>
          <Button
            size="small"
            onClick={() => {
              wishes.take();
              announceWish();
            }}
          >
            {studioText('wish.use.action')}
          </Button>
          <ModelButton example={text}>{studioText('wish.another.action')}</ModelButton>
          <Button look="quiet" size="small" onClick={wishes.dismiss}>
            {studioText('wish.dismiss.action')}
          </Button>
        </>
      }
    />
  );
}

/** The generated wish on the card, which the sender may take up and change. */
function PlacedWish() {
  const { edit, start } = useStudio();
  const wish = useCard((card) => card.wish);
  if (!wish) return null;
  return (
    <WishFigure
      text={wish}
      actions={
        <>
          {start.hasWishModel ? (
            <ModelButton example={wish} icon={<Shuffle aria-hidden="true" className="size-4" />}>
              {studioText('wish.rephrase.action')}
            </ModelButton>
          ) : null}
          <Button
            look="quiet"
            size="small"
            icon={<PenLine aria-hidden="true" className="size-4" />}
            onClick={() => edit({ type: 'message', value: wish })}
          >
            {studioText('wish.personalise.action')}
          </Button>
        </>
      }
    />
  );
}

interface ModelButtonProps {
  /** The wish that another one is to take the place of. */
  readonly example: string;
  readonly icon?: ReactNode;
  readonly children: string;
}

function ModelButton({ example, icon, children }: ModelButtonProps) {
  const { wishes } = useStudio();
  const generate = useGenerate();
  const isWriting = useStore(wishes, (state) => state.isWriting);
  return (
    <Button
      look="quiet"
      size="small"
      icon={icon}
      busy={isWriting}
      busyText={studioText('wish.writing.status')}
      onClick={() => void generate(example)}
    >
      {children}
    </Button>
  );
}

interface WishFigureProps {
  readonly text: string;
  readonly title?: string;
  readonly note?: string | null;
  readonly actions: ReactNode;
}

function WishFigure({ text, title, note, actions }: WishFigureProps) {
  return (
    <figure className="rounded-md bg-marigold-soft px-4 py-3">
      {title ? (
        <p role="status" className="font-bold">
          {title}
        </p>
      ) : null}
      {note ? <p className="mb-2 text-ink-soft">{note}</p> : null}
      <blockquote className="whitespace-pre-line" dir="auto">
        {text}
      </blockquote>
      <figcaption className="mt-1 -mb-1 flex flex-wrap justify-end gap-1">{actions}</figcaption>
    </figure>
  );
}
