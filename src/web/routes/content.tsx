import { type ReactNode, useState } from 'react';
import type { ImageSlot } from '#content/image-slots.ts';
import { celebrities, leaders } from '#content/people.ts';
import { PageHead } from '../components/page-head.tsx';
import { FounderPortrait } from '../components/portraits/founder-portrait.tsx';
import { readImages, storeImages } from '../components/portraits/local-images.ts';
import { PersonPortrait } from '../components/portraits/person-portrait.tsx';
import { useLocalImages } from '../components/portraits/use-local-image.ts';
import { ImageTile } from '../own-images/image-tile.tsx';
import { shrinkImage } from '../own-images/shrink-image.ts';
import { pageMeta } from '../page/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { LazyConfirmDialog } from '../ui/lazy-confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import type { Route } from './+types/content';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Content management',
    description: 'Put pictures of your own in the place of our drawings, in this browser only.',
    hidden: true,
  });
}

export default function Content() {
  const images = useLocalImages();
  const [busy, setBusy] = useState<ImageSlot | null>(null);
  const [asking, setAsking] = useState(false);

  async function change(slot: ImageSlot, name: string, file: File) {
    setBusy(slot);
    const small = await shrinkImage(file).finally(() => setBusy(null));
    // Read again, because other images may have changed meanwhile, perhaps in another tab.
    const stored = small.ok ? storeImages({ ...readImages(), [slot]: small.value }) : small;
    toast(
      stored.ok
        ? { title: 'Image Updated!', description: `You see it wherever ${name} is shown.` }
        : { title: 'Image Not Changed', description: stored.error, destructive: true },
    );
  }

  function reset(slot: ImageSlot, name: string) {
    const { [slot]: _, ...others } = readImages();
    const stored = storeImages(others);
    toast(
      stored.ok
        ? { title: 'Image Reset!', description: `${name} is drawn by us again.` }
        : { title: 'Image Not Reset', description: stored.error, destructive: true },
    );
  }

  function resetAll() {
    setAsking(false);
    const stored = storeImages({});
    toast(
      stored.ok
        ? { title: 'All Images Reset!', description: 'Everybody is drawn by us again.' }
        : { title: 'Images Not Reset', description: stored.error, destructive: true },
    );
  }

  return (
    <>
      <PageHead
        title="Content management"
        lead="We draw people instead of using photographs of them. If you prefer pictures of your own, put them here: they stay in this browser, and nobody else sees them."
      />
      <div className="wrap flex flex-col gap-10">
        <noscript>
          <Notice title="This page needs JavaScript">
            Images are changed and kept by your browser alone. Without JavaScript you see our drawings.
          </Notice>
        </noscript>
        <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
          {places.map(({ slot, name, where, picture }) => (
            <ImageTile
              key={slot}
              name={name}
              where={where}
              isChanged={images[slot] !== undefined}
              busy={busy === slot}
              onFile={(file) => void change(slot, name, file)}
              onReset={() => reset(slot, name)}
            >
              {picture}
            </ImageTile>
          ))}
        </ul>
        <Button
          look="secondary"
          className="noscript:hidden self-center"
          disabled={Object.keys(images).length === 0}
          onClick={() => setAsking(true)}
        >
          Reset All Images
        </Button>
      </div>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reset all images?"
        description="Your own pictures are removed from this browser, and our drawings come back."
        confirmText="Reset all"
        destructive
        onConfirm={resetAll}
      />
    </>
  );
}

interface Place {
  readonly slot: ImageSlot;
  readonly name: string;
  /** Where it is shown. */
  readonly where: string;
  readonly picture: ReactNode;
}

type Person = Pick<(typeof leaders)[number], 'name' | 'alt' | 'image' | 'bloom'>;

const places: readonly Place[] = [
  { slot: 'founder_photo', name: 'The founder', where: 'About', picture: <FounderPortrait size="w-28" /> },
  ...leaders.flatMap((leader) => placeOf(leader, 'Wishes around the world')),
  ...celebrities.flatMap((celebrity) => placeOf(celebrity, 'Upcoming Birthdays')),
];

function placeOf(person: Person, where: string): Place[] {
  const picture = <PersonPortrait person={person} className="size-32" />;
  return person.image ? [{ slot: person.image, name: person.name, where, picture }] : [];
}
