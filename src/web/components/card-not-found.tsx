import { ButtonLink } from '../ui/button.tsx';

interface CardNotFoundProps {
  /** It never existed or is a draft; its sender deleted it; or the operator hid it. */
  why: keyof typeof sentences;
}

const sentences = {
  missing:
    'There is no card at this address. Please check that the link is complete, or ask the sender whether the card is published.',
  deleted: 'This card has been deleted by the person who made it.',
  hidden: 'This card is not shown any more.',
} as const;

export function CardNotFound({ why }: CardNotFoundProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-16 text-center">
      <LostEnvelope />
      <h1 className="text-3xl">Card not found</h1>
      <p className="text-ink-soft text-lg">{sentences[why]}</p>
      <ButtonLink to="/studio">Make a card yourself</ButtonLink>
    </div>
  );
}

function LostEnvelope() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="w-40">
      <path d="M12 108c30 8 106 8 136 0-20-8-116-8-136 0z" className="fill-cream" />
      <path
        d="M26 34l106-4 4 68-108 4z"
        className="fill-marigold-soft stroke-edge [stroke-width:3]"
        strokeLinejoin="round"
      />
      <path
        d="M26 34l54 38 52-42"
        className="fill-none stroke-edge [stroke-width:3]"
        strokeLinejoin="round"
      />
      <path
        d="M52 18q6-10 14-4t14-4 14-4 14-2"
        className="fill-none stroke-coral [stroke-width:3] [stroke-dasharray:1_8]"
        strokeLinecap="round"
      />
      <circle cx="80" cy="74" r="10" className="fill-coral" />
    </svg>
  );
}
