import { FileMusic, Image } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Studio } from '../studio.ts';
import { useStudio } from '../studio-context.tsx';
import { forgetShared, isShareMissed, readShared, type SharedContent } from './shared-files.ts';

/**
 * Asks before something that was shared comes onto the card or leaves the device: any other site could have sent it, too.
 */
export function SharedNotice() {
  const studio = useStudio();
  const [shared, setShared] = useState<SharedContent | null>(null);
  const [isOver, setOver] = useState(false);
  // What the service worker keeps is outside React.
  useEffect(() => {
    let isCurrent = true;
    void readShared()
      .catch(() => null)
      .then((found) => isCurrent && setShared(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (isOver) return null;
  if (!shared) return isShareMissed() ? <Missed onClose={() => setOver(true)} /> : null;
  return (
    <Notice title={studioText('shared.title')} className="mb-4">
      <ul className="my-2 flex flex-col gap-2">
        {shared.files.map((file, at) => (
          <SharedFile key={at} file={file} />
        ))}
      </ul>
      {shared.text ? (
        <p dir="auto" className="line-clamp-3 whitespace-pre-line border-marigold border-s-2 ps-3">
          {shared.text}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="small"
          onClick={() => {
            setOver(true);
            void take(shared, studio);
          }}
        >
          {studioText('shared.use.action')}
        </Button>
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            setOver(true);
            void forgetShared();
          }}
        >
          {studioText('photoUpload.skip.action')}
        </Button>
      </div>
    </Notice>
  );
}

function Missed({ onClose }: { onClose: () => void }) {
  return (
    <Notice title={studioText('shared.missed.title')} className="mb-4">
      <p>{studioText('shared.missed.text')}</p>
      <Button size="small" look="quiet" className="mt-3" onClick={onClose}>
        {studioText('shared.missed.action')}
      </Button>
    </Notice>
  );
}

function SharedFile({ file }: { file: File }) {
  const isPicture = file.type.startsWith('image/');
  const [href, setHref] = useState<string | null>(null);
  // Addresses of files are the browser's.
  useEffect(() => {
    if (!isPicture) return;
    const address = URL.createObjectURL(file);
    setHref(address);
    return () => URL.revokeObjectURL(address);
  }, [file, isPicture]);
  const Icon = isPicture ? Image : FileMusic;
  return (
    <li className="flex items-center gap-3">
      {href ? (
        <img src={href} alt="" className="size-16 shrink-0 rounded-sm object-cover" />
      ) : (
        <Icon aria-hidden="true" className="size-6 shrink-0" />
      )}
      <span dir="auto" className="truncate">
        {isolatedLine(file.name)}
      </span>
    </li>
  );
}

/** Words come after those of the card. Everything stays on the device until the server has the files. */
async function take(
  { files, text }: SharedContent,
  { store, edit, autosave, addedFiles, pendingFiles }: Studio,
) {
  if (text) {
    const { message } = store.getState().card;
    edit({ type: 'message', value: message ? `${message}\n${text}` : text });
    autosave.storeNow();
  }
  if (files.length === 0) return forgetShared();
  const stop = pendingFiles.subscribe((now, before) => {
    const { photos, sound } = addedFiles.getState();
    if (now.files.size > 0 || before.files.size === 0 || photos.length > 0 || sound) return;
    stop();
    void forgetShared();
  });
  // A message said why none of them can be used.
  if ((await addedFiles.take(files)) !== null) return;
  stop();
  await forgetShared();
}
