import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Petals } from './spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

interface Appearance {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  wide?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
}

interface ButtonProps extends ComponentProps<'button'>, Appearance {
  /** While its action runs: the button is disabled and shows `busyText`. */
  busy?: boolean;
  busyText?: string;
}

export function Button({
  look = 'primary',
  size = 'medium',
  wide = false,
  icon,
  busy = false,
  busyText,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-busy-text={busyText}
      className={classNames(appearance(look, size, wide), className)}
    >
      {busy ? <Petals className="size-5" /> : icon}
      {/* In an element of its own: docs/decisions/0083-translated-pages.md. */}
      <span className="contents">{busy ? (busyText ?? children) : children}</span>
    </button>
  );
}

interface ButtonLinkProps extends LinkProps, Appearance {}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'primary',
  size = 'medium',
  wide = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(appearance(look, size, wide), className)}>
      {icon}
      <span className="contents">{children}</span>
    </Link>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for screen readers and as a tooltip. */
  label: string;
  icon: ReactNode;
}

/** A round button of 44 px with an icon only. */
export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink-soft',
        'transition-colors hover:bg-marigold-soft hover:text-ink disabled:opacity-50',
        className,
      )}
    >
      {icon}
    </button>
  );
}

const shape =
  'inline-flex select-none items-center justify-center gap-2 rounded-full text-center font-bold no-underline ' +
  'transition-[background-color,box-shadow,translate] duration-150 ease-calm ' +
  'disabled:cursor-not-allowed aria-busy:cursor-progress forced-colors:border-2';

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 py-1.5 text-sm',
  medium: 'min-h-12 px-6 py-2 text-base leading-tight',
  large: 'min-h-14 px-8 py-2.5 text-lg leading-tight',
};

/** Raised buttons have a lower edge, and move down when pressed. */
const raised =
  'shadow-[0_4px_0_var(--edge)] not-disabled:active:translate-y-[3px] not-disabled:active:shadow-[0_1px_0_var(--edge)] ' +
  'disabled:translate-y-[3px] disabled:shadow-[0_1px_0_var(--edge)]';

const looks: Record<ButtonLook, string> = {
  primary: `${raised} bg-marigold text-on-bright [--edge:var(--color-marigold-edge)] not-disabled:hover:bg-marigold-hover disabled:bg-cream disabled:text-ink`,
  secondary: `${raised} border-2 border-edge bg-surface text-ink [--edge:var(--color-line)] not-disabled:hover:bg-marigold-soft disabled:text-ink-faint`,
  quiet:
    'text-ink-soft underline decoration-2 decoration-transparent underline-offset-4 not-disabled:hover:bg-marigold-soft not-disabled:hover:text-ink disabled:opacity-60',
  danger: `${raised} bg-danger text-paper [--edge:var(--color-danger-edge)] not-disabled:hover:bg-danger-hover disabled:bg-coral-soft disabled:text-ink-soft`,
};

function appearance(look: ButtonLook, size: ButtonSize, wide: boolean): string {
  return classNames(shape, sizes[size], looks[look], wide && 'w-full');
}
