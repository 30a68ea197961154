import { PenLine, RefreshCw, Shuffle, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { maxAboutLength } from '#content/wishes/wish-request.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCard, useStudio } from '../studio-context.tsx';
import type { Suggestion } from './wishes.ts';

/** Generates wishes: our own at once; where the operator has a model, also from what the sender tells. */
export function WishMaker() {
  const { opening, wishes } = useStudio();
  const suggestion = useStore(wishes, (state) => state.suggestion);
  return (
    <>
      {opening.hasWishModel ? <AboutField /> : null}
      <GenerateButton />
      {suggestion ? <SuggestedWish suggestion={suggestion} /> : <PlacedWish />}
    </>
  );
}

function AboutField() {
  const { wishes } = useStudio();
  const about = useStore(wishes, (state) => state.about);
  return (
    <TextArea
      label="A memory or a trait (optional)"
      hint="This site’s writing model turns it into a wish. It never gets the names on the card."
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
      busyText="Writing…"
      onClick={() => void generate('')}
    >
      {isAgain ? 'Generate Another Wish' : 'Generate AI Wish'}
    </Button>
  );
}

/** Generates a wish: of our own, or by the model when something is told or a wish is to be varied. */
function useGenerate(): (example: string) => Promise<void> {
  const { store, wishes } = useStudio();
  return async (example) => {
    const { tone, relationship } = store.getState().card;
    if (!tone || !relationship) {
      toast({ title: 'Please select relationship and tone!', destructive: true });
      return;
    }
    const isForModel = example !== '' || wishes.getState().about.trim() !== '';
    const hasWish = await (isForModel ? wishes.suggest(example) : wishes.placeNext());
    if (!hasWish) {
      toast({
        title: 'No wish this time',
        description: 'Please check your connection and try again.',
        destructive: true,
      });
    } else if (!isForModel) announceWish();
  };
}

function announceWish(): void {
  toast({ title: 'AI Wish Generated!' });
}

/** A wish that waits to be taken: nothing on the card changes before. */
function SuggestedWish({ suggestion: { text, note } }: { suggestion: Suggestion }) {
  const { wishes } = useStudio();
  return (
    <WishFigure
      text={text}
      title="A suggestion. It is not on the card yet."
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
            Use this wish
          </Button>
          <ModelButton example={text}>Another one</ModelButton>
          <Button look="quiet" size="small" onClick={wishes.dismiss}>
            No, thanks
          </Button>
        </>
      }
    />
  );
}

/** The generated wish on the card, which the sender may take up and change. */
function PlacedWish() {
  const { edit, opening } = useStudio();
  const wish = useCard((card) => card.wish);
  if (!wish) return null;
  return (
    <WishFigure
      text={wish}
      actions={
        <>
          {opening.hasWishModel ? (
            <ModelButton example={wish} icon={<Shuffle aria-hidden="true" className="size-4" />}>
              Say it differently
            </ModelButton>
          ) : null}
          <Button
            look="quiet"
            size="small"
            icon={<PenLine aria-hidden="true" className="size-4" />}
            onClick={() => edit({ type: 'message', value: wish })}
          >
            Make it my own
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
      busyText="Writing…"
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
