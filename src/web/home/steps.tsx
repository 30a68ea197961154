import { homeText } from '../texts/home.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { toastOnPress } from '../ui/toast-on-press.ts';

const steps = () =>
  [
    { title: homeText('steps.who.title'), text: homeText('steps.who.text'), color: 'bg-marigold' },
    { title: homeText('steps.design.title'), text: homeText('steps.design.text'), color: 'bg-coral' },
    { title: homeText('steps.send.title'), text: homeText('steps.send.text'), color: 'bg-leaf' },
  ] as const;

export function Steps() {
  return (
    <section aria-labelledby="steps" className="scalloped mt-20 bg-cream py-14">
      <div className="wrap">
        <h2 id="steps" className="text-center text-3xl">
          {homeText('steps.title')}
        </h2>
        <ol className="mt-8 grid gap-5 md:grid-cols-3">
          {steps().map(({ title, text, color }, index) => (
            <li key={title} className="sheet flex gap-4 p-5 md:flex-col md:gap-3 md:p-6">
              <span
                aria-hidden="true"
                className={classNames(
                  'grid size-12 shrink-0 -rotate-6 place-items-center rounded-full font-bold text-on-bright text-xl',
                  color,
                )}
              >
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="noscript:hidden mt-8 flex justify-center">
          <Button
            look="secondary"
            {...toastOnPress({
              title: homeText('steps.sharing.title'),
              description: homeText('steps.sharing.text'),
              seconds: 7,
              isNote: true,
            })}
          >
            {homeText('steps.sharing.action')}
          </Button>
        </div>
      </div>
    </section>
  );
}
