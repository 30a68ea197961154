import { FileMusic, Image } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { TextAround } from '../../components/text-around.tsx';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { dateText } from '../../ui/local-date.tsx';
import { Notice } from '../../ui/notice.tsx';
import { whenLoaded } from '../../ui/use-lazy-module.ts';
import type { Studio } from '../studio.ts';
import { useStudio } from '../studio-context.tsx';
import type { UnsavedWork } from './unsaved-work.ts';

interface StartNoticesProps {
  found: UnsavedWork | null;
  onRestore: (work: UnsavedWork) => void;
  onDiscard: (work: UnsavedWork) => void;
}

/** What this device keeps for the studio. */
export function StartNotices({ found, onRestore, onDiscard }: StartNoticesProps) {
  return (
    <>
      <SharedNotice />
      {found ? <FoundWork work={found} {...{ onRestore, onDiscard }} /> : null}
    </>
  );
}

function FoundWork({ work, onRestore, onDiscard }: Omit<StartNoticesProps, 'found'> & { work: UnsavedWork }) {
  const name = isolatedLine(work.card.toName);
  return (
    <Notice title={studioText('unsaved.found.title')} className="mb-4">
      <p>
        <TextAround
          say={(date) =>
            name
              ? studioText('unsaved.cardFor.text', { name, date })
              : studioText('unsaved.card.text', { date })
          }
        >
          <time>{dateText(work.at, { withTime: true })}</time>
        </TextAround>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => onRestore(work)}>
          {studioText('unsaved.restore.action')}
        </Button>
        <Button size="small" look="quiet" onClick={() => onDiscard(work)}>
          {studioText('unsaved.discard.action')}
        </Button>
      </div>
    </Notice>
  );
}

/**
 * Asks before something that was shared comes onto the card or leaves the device: any other site could have sent it, too.
 */
function SharedNotice() {
  const studio = useStudio();
  const [shared, setShared] = useState<SharedContent | null>(null);
  const [isOver, setOver] = useState(false);
  // What the service worker keeps is outside React.
  useEffect(() => whenLoaded(readShared(), setShared, () => {}), []);
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

/** Where `service-worker.js` keeps what was shared with the installed site. */
const cacheName = 'bloom-shared';

/** What waits for a card: files, and words that stood beside them. */
interface SharedContent {
  readonly files: readonly File[];
  readonly text: string;
}

/** It came while the browser had no service worker, or no room. */
function isShareMissed(): boolean {
  return new URLSearchParams(location.search).has('shared');
}

/** All that waits, the oldest first; null where nothing does. */
async function readShared(): Promise<SharedContent | null> {
  if (!(await globalThis.caches?.has(cacheName))) return null;
  const cache = await caches.open(cacheName);
  const files: File[] = [];
  const texts: string[] = [];
  for (const key of await cache.keys()) {
    // What cannot be read (cut off, or not sent by the browser's own menu) is left out.
    const form = await (await cache.match(key))?.formData().catch(() => null);
    if (!form) continue;
    files.push(...form.getAll('files').filter((one): one is File => one instanceof File && one.size > 0));
    texts.push(textOf(form));
  }
  const text = texts.filter(Boolean).join('\n');
  return files.length > 0 || text ? { files, text } : null;
}

async function forgetShared(): Promise<void> {
  await globalThis.caches?.delete(cacheName);
}

/** Programs put an address into the text or beside it; a title alone is better than nothing. */
function textOf(form: FormData): string {
  const [text, url, title] = ['text', 'url', 'title'].map((name) => `${form.get(name) ?? ''}`.trim());
  const parts = [text, url].filter((part) => part);
  return (text?.includes(url ?? '') ? text : parts.join('\n')) || title || '';
}
