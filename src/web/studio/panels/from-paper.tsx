import { Scan } from 'lucide-react';
import { useId } from 'react';
import { type PaperTexts, paperTextNames } from '../../browser/paper/paper-texts.ts';
import { studioText } from '../../texts/studio.ts';

interface FromPaperProps {
  label: string;
  /** What it is for, for screen readers. */
  context?: string;
  onFile: (photo: File) => void;
}

/** Takes a photo of something on paper; the dialog that cuts it out is loaded then. */
export function FromPaper({ label, context, onFile }: FromPaperProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md border-2 border-edge px-3 font-bold text-sm focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2"
    >
      <Scan aria-hidden="true" className="size-5 shrink-0 text-coral-text" />
      <span>
        {label}
        {context ? <span className="sr-only">, {context}</span> : null}
      </span>
      <input
        id={id}
        type="file"
        accept="image/*"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** The dialog's code and texts. Rejects where the code does not come. */
export async function paperDialog() {
  const { pictureFromPaper, linesFromPaper } = await import('../../browser/paper/paper-dialog.ts');
  const texts = Object.fromEntries(
    paperTextNames.map((name) => [name, studioText(`paper.${name}`)]),
  ) as PaperTexts;
  return { pictureFromPaper, linesFromPaper, texts };
}
