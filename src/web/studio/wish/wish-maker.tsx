import { PenLine, RefreshCw, Shuffle, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCard, useStudio } from '../studio-context.tsx';
import type { Placed, Suggestion } from './wishes.ts';

/** Characters. The server has the same limit in `server/wish-model/types.ts`, which no page may import. */
const aboutMax = 300;

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
      hint="This site’s writing model makes a wish of it. The names on the card are not sent to it."
      rows={2}
      max={aboutMax}
      value={about}
      onChange={(event) => wishes.setAbout(event.target.value)}
      dir="auto"
    />
  );
}

function GenerateButton() {
  const { store, wishes } = useStudio();
  const isReady = useCard((card) => card.relationship !== null && card.tone !== null);
  const isAgain = useCard((card) => card.wish !== '');
  const isWriting = useStore(wishes, (state) => state.isWriting);
  const Icon = isAgain ? RefreshCw : Sparkles;

  async function generate() {
    const { tone, relationship } = store.getState().card;
    if (!tone || !relationship) {
      toast({ title: 'Please select relationship and tone!', destructive: true });
      return;
    }
    if (wishes.getState().about.trim()) report(await wishes.suggest(''));
    else announce(await wishes.placeNext());
  }

  return (
    <Button
      wide
      // Not `disabled`: then it could be neither focused nor pressed, and nobody would learn why.
      aria-disabled={!isReady}
      className="aria-disabled:bg-cream aria-disabled:text-ink-faint"
      icon={<Icon aria-hidden="true" className="size-5" />}
      busy={isWriting}
      busyText="Writing…"
      onClick={() => void generate()}
    >
      {isAgain ? 'Generate Another Wish' : 'Generate AI Wish'}
    </Button>
  );
}

function announce(placed: Placed): void {
  if (placed === 'placed') toast({ title: 'AI Wish Generated!' });
  else report(placed);
}

function report(placed: Placed): void {
  if (placed === 'placed') return;
  toast({
    title: 'No wish this time',
    description: 'Please check your connection and try again.',
    destructive: true,
  });
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
              announce('placed');
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
              Vary it
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
  const isWriting = useStore(wishes, (state) => state.isWriting);
  return (
    <Button
      look="quiet"
      size="small"
      icon={icon}
      busy={isWriting}
      busyText="Writing…"
      onClick={() => void wishes.suggest(example).then(report)}
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
