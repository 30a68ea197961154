import { type ComponentProps, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldTexts } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'maxLength'> &
  FieldTexts & {
    /** Characters as a person counts them. Shown by the counter; nothing typed is cut off. */
    max?: number;
  };

export function TextArea({ max, onChange, ...area }: TextAreaProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const length = [...(area.value === undefined ? typed : String(area.value))].length;
  return (
    <CountedArea
      {...area}
      invalid={max !== undefined && length > max}
      counter={max === undefined ? undefined : (id) => <Counter id={id} length={length} max={max} />}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

type CountedAreaProps = Omit<TextAreaProps, 'max'> & {
  /** Wrong without a sentence, because the counter says it. */
  invalid?: boolean;
  /** Describes the field, and so takes the id. */
  counter?: ((id: string) => ReactNode) | undefined;
};

/** A field that grows with its text, for those who count by themselves. */
export function CountedArea({
  invalid = false,
  counter,
  rows = 4,
  label,
  hint,
  error,
  note,
  aside,
  className,
  id,
  ...area
}: CountedAreaProps) {
  const counterId = useId();
  const room = useOwnRoom();
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      note={note}
      aside={aside}
      id={id}
      className={className}
      invalid={invalid}
      describedBy={counter && counterId}
      footer={counter?.(counterId)}
    >
      {(control) => (
        <div ref={room}>
          <div className="relative h-full [[style]>&]:[contain:layout_size]">
            <textarea
              rows={rows}
              {...area}
              {...control}
              // Browsers bring no more than the caret into view.
              onFocus={(event) => {
                event.currentTarget.scrollIntoView({ block: 'nearest' });
                area.onFocus?.(event);
              }}
              // A field that grows with its text takes no notice of `rows`.
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
 * Gives the text area's surroundings its height in pixels. A letter then concerns the area alone: without this the
 * browser lays out the whole page to find that nothing else has moved.
 */
function useOwnRoom() {
  const room = useRef<HTMLDivElement>(null);
  // How many lines a text takes is known to the browser only; it tells before it paints.
  useEffect(() => {
    const area = room.current?.querySelector('textarea');
    if (!area) return;
    const observer = new ResizeObserver(() => {
      if (room.current) room.current.style.height = `${area.offsetHeight}px`;
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, []);
  return room;
}

interface CounterProps {
  id: string;
  length: number;
  max: number;
}

export function Counter({ id, length, max }: CounterProps) {
  return (
    <CounterPlace id={id} left={max - length}>
      {counted(length, max)}
    </CounterPlace>
  );
}

export function counted(length: number, max: number): string {
  return length > max ? `${length - max} too many of ${max}` : `${length} of ${max}`;
}

interface CounterPlaceProps {
  id: string;
  /** How many more there may be. */
  left: number;
  ref?: Ref<HTMLSpanElement>;
  children: string;
}

/** Near the limit it is read out as it changes. */
export function CounterPlace({ id, left, ref, children }: CounterPlaceProps) {
  return (
    // Room of its own as well: another number moves nothing.
    <span className={classNames('relative ml-auto h-lh shrink-0', left < 0 ? 'w-44' : 'w-26')}>
      <span
        ref={ref}
        id={id}
        aria-live={left <= 20 ? 'polite' : 'off'}
        className={classNames(
          'absolute inset-0 text-right tabular-nums contain-strict',
          left < 0 && 'font-bold text-danger',
        )}
      >
        {children}
      </span>
    </span>
  );
}
