interface ProgressBarProps {
  /** What is in progress, for screen readers. */
  label: string;
  /** 0 to 1; null while it is unknown. */
  share: number | null;
}

/** A progress bar with our own style, because most browsers draw a dark grey track. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      className={`${bar} ${track} ${filled}`}
      {...(share !== null && { value: share })}
    />
  );
}

const bar =
  'block h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-surface indeterminate:animate-pulse indeterminate:bg-leaf';
const track = '[&::-webkit-progress-bar]:bg-transparent';
const filled =
  '[&::-webkit-progress-value]:bg-leaf-text [&::-moz-progress-bar]:bg-leaf-text indeterminate:[&::-moz-progress-bar]:bg-transparent';
