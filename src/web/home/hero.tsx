import type { Animation } from '#card/document/card.ts';
import type { Scene } from '#card/scene/scene.ts';
import { CardDrawing } from '../components/card-drawing.tsx';
import { ButtonLink } from '../ui/button.tsx';

export interface HeroCard {
  /** Null on a page that was served with the SVG. */
  scene: Scene | null;
  entrance: Animation;
  title: string;
}

export function Hero({ card }: { card: HeroCard }) {
  return (
    <section className="petals overflow-hidden">
      <div className="bunting" />
      <div className="wrap grid items-center gap-x-12 gap-y-10 pt-6 pb-14 lg:grid-cols-[1fr_1.1fr] lg:pt-10 lg:pb-20">
        <div className="max-lg:text-center">
          <p className="inline-block -rotate-2 rounded-full bg-coral px-4 py-1 font-bold text-on-bright">
            100% FREE
          </p>
          <h1 className="mt-4 text-4xl">
            A birthday card they will want to <span className="underlined">keep</span>
          </h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lg max-lg:mx-auto">
            Your words, your photos, a song. Make it in a few minutes, send it as a link or a picture. No
            watermark, no ads, nothing to pay at the end.
          </p>
          <div className="mt-7 flex flex-wrap gap-4 max-lg:justify-center">
            <ButtonLink to="/studio" size="large">
              Make a card
            </ButtonLink>
            <ButtonLink to="/gallery" size="large" look="secondary">
              See the designs
            </ButtonLink>
          </div>
        </div>
        <OpenedCard {...card} />
      </div>
    </section>
  );
}

/** A card that comes out of its envelope, animated by CSS alone. */
function OpenedCard({ scene, entrance, title }: HeroCard) {
  return (
    <div className="envelope mx-auto w-full max-w-xl rotate-1">
      <div className="envelope-back" />
      <div className="envelope-card overflow-hidden rounded-md bg-white shadow-md">
        <CardDrawing scene={scene} entrance={entrance} title={title} />
      </div>
      <div className="envelope-front" />
    </div>
  );
}
