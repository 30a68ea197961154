import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveFile } from '../components/save-file.ts';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';

/**
 * The pictures of a card with several pages, the first of which was saved by the press that made them. Each other takes
 * a press of its own: browsers ask about, or drop, a second download of one press.
 */
export function PageFiles({ files }: { files: readonly File[] }) {
  const [saved, setSaved] = useState<readonly number[]>([0]);
  const addresses = useAddresses(files);
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p role="status">{shareText('pages.saveOthers.text', { length: files.length })}</p>
      <ol className="grid grid-cols-2 gap-4">
        {files.map((file, index) => (
          <li key={file.name} className="flex flex-col items-center gap-2">
            <img
              src={addresses[index]}
              alt={shareText('pages.one.label', { number: index + 1 })}
              className="max-h-56 rounded-sm bg-cream shadow-md"
            />
            <Button
              look={saved.includes(index) ? 'quiet' : 'primary'}
              size="small"
              icon={<Download aria-hidden="true" className="size-5" />}
              onClick={() => {
                saveFile(file, file.name);
                setSaved([...saved, index]);
              }}
            >
              {saved.includes(index)
                ? shareText('pages.saved.label', { number: index + 1 })
                : shareText('pages.save.action', { number: index + 1 })}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function useAddresses(files: readonly Blob[]): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  // The browser keeps a file as long as it has an address.
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setAddresses(made);
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [files]);
  return addresses;
}
