import type { LucideIcon } from 'lucide-react';
import { type Ref, useState } from 'react';
import { classNames } from './class-names.ts';

interface FileDropProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** What it is for, for those who do not see it. */
  context: string;
  icon: LucideIcon;
  /** What a file may be at most. */
  limits: string;
  types: readonly string[];
  compact: boolean;
  hidden: boolean;
  onFile: (file: File) => void;
}

/** A place to drop a file on, which is also the browser's own file chooser. */
export function FileDrop(props: FileDropProps) {
  const { ref, label, context, icon: Icon, limits, types, compact, hidden, onFile } = props;
  const [over, setOver] = useState(false);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file) onFile(file);
  }

  return (
    <label
      hidden={hidden}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={classNames(
        'relative flex cursor-pointer items-center justify-center gap-2 rounded-md border-2 border-dashed px-3 text-center transition-colors',
        'focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2',
        compact ? 'min-h-11 text-sm' : 'min-h-32 flex-col py-4',
        over ? 'border-ink bg-marigold-soft' : 'border-edge hover:bg-marigold-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('shrink-0 text-coral-text', compact ? 'size-5' : 'size-8')}
      />
      <span className="font-bold">
        {label}
        <span className="sr-only">, {context}</span>
      </span>
      {compact ? null : <span className="text-ink-faint text-sm">or drop it here · {limits}</span>}
      <input
        ref={ref}
        type="file"
        accept={types.join(',')}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </label>
  );
}
