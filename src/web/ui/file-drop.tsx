import type { LucideIcon } from 'lucide-react';
import { type DragEvent, type Ref, useState } from 'react';
import { siteText } from '../texts/site.ts';
import { classNames } from './class-names.ts';
import { holdsFiles } from './use-files-anywhere.ts';

interface FileDropProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  /** What the file is for, for screen readers. */
  context: string;
  icon: LucideIcon;
  /** The limits of a file, as text. */
  limits: string;
  types: readonly string[];
  compact: boolean;
  hidden: boolean;
  /** Whether several files may be chosen at once. */
  multiple?: boolean;
  /** Whether files are dragged over what stands around it and takes them too. */
  isAround?: boolean;
  /** Several may be dropped even where one is chosen. */
  onFile: (file: File, others: readonly File[]) => void;
}

/** A drop target for a file that is also the browser's file chooser. */
export function FileDrop(props: FileDropProps) {
  const { ref, label, context, icon: Icon, limits, types, compact, hidden } = props;
  const { multiple = false, isAround = false, onFile } = props;
  const { isOver, handlers } = useDropTarget(choose);

  function choose([first, ...others]: readonly File[]) {
    if (first) onFile(first, others);
  }

  return (
    <label
      hidden={hidden}
      {...handlers}
      className={classNames(
        'relative flex cursor-pointer items-center justify-center gap-2 rounded-md border-2 border-dashed px-3 text-center transition-colors',
        'focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2',
        compact ? 'min-h-11 text-sm' : 'min-h-32 flex-col py-4 pointer-coarse:min-h-24 pointer-coarse:py-2',
        isOver || isAround ? 'border-ink bg-marigold-soft' : 'border-edge hover:bg-marigold-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames('shrink-0 text-coral-text', compact ? 'size-5' : 'size-8')}
      />
      <span className="font-bold">
        <span>{label}</span>
        <span className="sr-only">, {context}</span>
      </span>
      {compact ? null : (
        <span className="text-ink-faint text-sm">
          <span className="pointer-coarse:hidden">{siteText('fileDrop.hint')} </span>
          {limits}
        </span>
      )}
      <input
        ref={ref}
        type="file"
        multiple={multiple}
        accept={types.join(',')}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          choose([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** An element that takes files. Of two, one inside the other, the inner one takes them. */
export function useDropTarget(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    /** For the element. */
    handlers: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!holdsFiles(event) || event.isDefaultPrevented()) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
