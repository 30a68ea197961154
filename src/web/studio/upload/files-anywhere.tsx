import { studioText } from '../../texts/studio.ts';
import { useFilesAnywhere } from '../../ui/use-files-anywhere.ts';
import { useStudio } from '../studio-context.tsx';

/** Takes what is pasted or dropped anywhere in the studio. While files are dragged over it, says what becomes of them. */
export function FilesAnywhere({ onTaken }: { onTaken: (panel: string) => void }) {
  const { addedFiles } = useStudio();
  const isOver = useFilesAnywhere(async (files) => {
    const panel = await addedFiles.take(files);
    if (panel) onTaken(panel);
  });
  return (
    <div role="status">
      {isOver ? (
        <div className="pointer-events-none fixed inset-2 z-(--layer-toast) flex items-end justify-center rounded-lg border-4 border-focus border-dashed p-6">
          <p className="rounded-full bg-ink px-5 py-2 text-center font-bold text-paper shadow-lg">
            {studioText('dropZone.text')}
          </p>
        </div>
      ) : null}
    </div>
  );
}
