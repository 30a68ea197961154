interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** 0 to 1; null while nobody can say. */
  share: number | null;
}

/** How far something is. Drawn by us: browsers pick a track of their own, most of them a heavy grey. */
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
