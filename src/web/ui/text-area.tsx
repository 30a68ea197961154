import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { siteText } from '../texts/site.ts';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldTexts } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'maxLength'> &
  FieldTexts & {
    /** The limit in characters as people count them. The counter shows it; nothing is cut off. */
    max?: number;
  };

export function TextArea({ max, onChange, ...area }: TextAreaProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const length = [...(area.value === undefined ? typed : String(area.value))].length;
  return (
    <CountedTextArea
      {...area}
      invalid={max !== undefined && length > max}
      counter={max === undefined ? undefined : (id) => <CharacterCounter id={id} length={length} max={max} />}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

type CountedTextAreaProps = Omit<TextAreaProps, 'max'> & {
  /** Invalid without an error message, because the counter says it. */
  invalid?: boolean;
  /** Renders the counter with this id, which describes the field. */
  counter?: ((id: string) => ReactNode) | undefined;
};

/** A text area that grows with its text. The caller renders the counter. */
export function CountedTextArea({ invalid = false, counter, rows = 4, ...props }: CountedTextAreaProps) {
  const { label, hint, error, note, aside, className, id, ...area } = props;
  const counterId = useId();
  const container = useFixedHeight();
  return (
    <Field
      {...{ label, hint, error, note, aside, className, id, invalid }}
      describedBy={counter && counterId}
      footer={counter?.(counterId)}
    >
      {(control) => (
        <div ref={container}>
          <div className="relative h-full [[style]>&]:[contain:layout_size]">
            <textarea
              rows={rows}
              {...area}
              {...control}
              // Browsers scroll only the caret into view.
              onFocus={(event) => {
                event.currentTarget.scrollIntoView({ block: 'nearest' });
                area.onFocus?.(event);
              }}
              // `field-sizing: content` ignores `rows`.
              style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
              className={classNames(controlLook, 'field-sizing-content max-h-96 leading-snug')}
            />
          </div>
        </div>
      )}
    </Field>
  );
}

/**
 * Gives the element around the text area its height in pixels. A typed character then affects the layout of the area
 * only. Without this the browser would lay out the whole page.
 */
function useFixedHeight() {
  const container = useRef<HTMLDivElement>(null);
  // Only the browser knows the height of the text. It notifies before it paints.
  useEffect(() => {
    const area = container.current?.querySelector('textarea');
    if (!area) return;
    const observer = new ResizeObserver(() => {
      if (container.current) container.current.style.height = `${area.offsetHeight}px`;
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, []);
  return container;
}

interface CharacterCounterProps {
  id: string;
  length: number;
  max: number;
}

/** Near the limit, screen readers announce each change. */
export function CharacterCounter({ id, length, max }: CharacterCounterProps) {
  const excess = length - max;
  return (
    // A fixed size, so that another number does not change the layout.
    <span className={classNames('relative ms-auto h-lh shrink-0', excess > 0 ? 'w-44' : 'w-26')}>
      <span
        id={id}
        aria-live={excess >= -20 ? 'polite' : 'off'}
        // For `plain/counters.ts`.
        data-max={max}
        data-within={siteText('counter.of', { length: '#', max })}
        data-over={siteText('counter.tooMany', { excess: '#', max })}
        className={classNames(
          'absolute inset-0 text-end tabular-nums contain-strict',
          excess > 0 && 'font-bold text-danger',
        )}
      >
        {excess > 0 ? siteText('counter.tooMany', { excess, max }) : siteText('counter.of', { length, max })}
      </span>
    </span>
  );
}
