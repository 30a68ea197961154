interface ProgressBarProps {
  /** What is in progress, for screen readers. */
  label: string;
  /** 0 to 1; null while it is unknown. */
  value: number | null;
}

/** A progress bar with our own style, because most browsers draw a dark grey track. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <progress aria-label={label} className={`${bar} ${track} ${filled}`} {...(value !== null && { value })} />
  );
}

const bar =
  'block h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-surface indeterminate:animate-pulse indeterminate:bg-leaf';
const track = '[&::-webkit-progress-bar]:bg-transparent';
const filled =
  '[&::-webkit-progress-value]:bg-leaf-text [&::-moz-progress-bar]:bg-leaf-text indeterminate:[&::-moz-progress-bar]:bg-transparent';
