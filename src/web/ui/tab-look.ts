/** The style of the row of tabs; add its layout. */
export const tabListLook = 'gap-1 overflow-x-auto border-line border-b-2 p-1 pb-0';

/** The style of one tab; the selected one has `data-active`. */
export const tabLook =
  'group flex min-h-12 shrink-0 items-center gap-1.5 rounded-t-md border-transparent border-b-4 px-2 text-ink-soft text-sm ' +
  'sm:gap-2 sm:px-4 sm:text-base ' +
  'hover:bg-marigold-soft data-active:border-coral data-active:font-bold data-active:text-ink';
