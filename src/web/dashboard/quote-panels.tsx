import { quotePanels } from '#content/quotes.ts';
import { classNames } from '../ui/class-names.ts';
import './quote-panels.css';

/**
 * Three panels, each showing its lines in turn. The style sheet alone moves them; they stand still under the pointer,
 * under the keyboard, when a box is ticked, and for those who want less motion.
 */
export function QuotePanels({ className }: { className?: string }) {
  return (
    <section aria-label="Words to begin with" className={classNames('quotes', className)}>
      <div className="grid gap-4 md:grid-cols-3">
        {quotePanels.map((lines, panel) => (
          <div
            key={lines[0]}
            className={classNames('quote-panel grid place-items-center rounded-lg p-5', looks[panel])}
          >
            {lines.map((line, turn) => (
              <p key={line} className={`quote quote-${turn + 1} text-center text-lg leading-snug`}>
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
      <label className="quotes-hold mt-2 ml-auto flex min-h-11 w-fit items-center gap-2 text-ink-soft text-sm">
        <input type="checkbox" className="size-5" />
        Keep these still
      </label>
    </section>
  );
}

const looks = ['bg-marigold-soft', 'bg-coral-soft', 'bg-leaf-soft'];
