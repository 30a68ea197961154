import { useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import './quote-panels.css';
import { dashboardText } from '../texts/dashboard.ts';

/** Milliseconds for which a line is shown. */
const rotationMs = 12_000;

/** Matches while somebody reads a panel or has ticked the box. */
const pausedSelector = '.quote-panel:hover, :focus-visible, :checked';

/** Lines for those who are about to make a card: three panels, each going round three of them. */
function quotePanels(): readonly (readonly [string, string, string])[] {
  return ([1, 2, 3] as const).map((panel) => [
    dashboardText(`quote.${panel}.1`),
    dashboardText(`quote.${panel}.2`),
    dashboardText(`quote.${panel}.3`),
  ]);
}

/**
 * Three panels that rotate their lines. They pause under the pointer, under keyboard focus, when the box is ticked,
 * and with reduced motion. A timer, because a CSS animation would keep a phone busy in every frame.
 */
export function QuotePanels({ className }: { className?: string }) {
  const section = useRef<HTMLElement>(null);
  const [rotation, setRotation] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      const isStill =
        section.current?.querySelector(pausedSelector) ||
        matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (!isStill) setRotation((before) => before + 1);
    }, rotationMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <section ref={section} aria-label={dashboardText('quotes.title')} className={className}>
      <div className="grid gap-4 md:grid-cols-3">
        {quotePanels().map((lines, panel) => (
          <div
            key={lines[0]}
            className={classNames('quote-panel grid place-items-center rounded-lg p-5', looks[panel])}
          >
            {lines.map((line, place) => (
              <p
                key={line}
                data-shown={place === rotation % lines.length || undefined}
                className="quote text-center text-lg leading-snug"
              >
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
      <label className="quotes-hold mt-2 ms-auto flex min-h-11 w-fit items-center gap-2 text-ink-soft text-sm">
        <input type="checkbox" className="size-5" />
        {dashboardText('quotes.pause.label')}
      </label>
    </section>
  );
}

const looks = ['bg-marigold-soft', 'bg-coral-soft', 'bg-leaf-soft'];
