import { type ReactNode, useState } from 'react';
import type { ImageSlot } from '#content/image-slots.ts';
import type { Leader } from '#content/people.ts';
import { PageHead } from '../components/page-head.tsx';
import { FounderPortrait } from '../components/portraits/founder-portrait.tsx';
import { readImages, storeImages } from '../components/portraits/local-images.ts';
import { PersonPortrait } from '../components/portraits/person-portrait.tsx';
import { useLocalImages } from '../components/portraits/use-local-image.ts';
import { ImageTile } from '../own-images/image-tile.tsx';
import { shrinkImage } from '../own-images/shrink-image.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pagesText } from '../texts/pages.ts';
import { peopleList } from '../texts/people.ts';
import { Button } from '../ui/button.tsx';
import { LazyConfirmDialog } from '../ui/lazy-confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import type { Route } from './+types/content';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: pagesText('content.contentManagement'),
    description: pagesText('content.putPicturesOfYour'),
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
        ? {
            title: pagesText('content.imageUpdated'),
            description: pagesText('content.youSeeItWherever', { name }),
          }
        : { title: pagesText('content.imageNotChanged'), description: stored.error, destructive: true },
    );
  }

  function reset(slot: ImageSlot, name: string) {
    const { [slot]: _, ...others } = readImages();
    const stored = storeImages(others);
    toast(
      stored.ok
        ? { title: pagesText('content.imageReset'), description: pagesText('content.drawnAgain', { name }) }
        : { title: pagesText('content.imageNotReset'), description: stored.error, destructive: true },
    );
  }

  function resetAll() {
    setAsking(false);
    const stored = storeImages({});
    toast(
      stored.ok
        ? { title: pagesText('content.allImagesReset'), description: pagesText('content.everybodyIsDrawnBy') }
        : { title: pagesText('content.imagesNotReset'), description: stored.error, destructive: true },
    );
  }

  return (
    <>
      <PageHead
        title={pagesText('content.contentManagement')}
        lead={pagesText('content.weDrawPeopleInstead')}
      />
      <div className="wrap flex flex-col gap-10">
        <noscript>
          <Notice title={pagesText('content.thisPageNeedsJavascript')}>
            {pagesText('content.imagesAreChangedAnd')}
          </Notice>
        </noscript>
        <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
          {places().map(({ slot, name, where, picture }) => (
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
          {pagesText('content.resetAllImages')}
        </Button>
      </div>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={pagesText('content.resetAllImagesQuestion')}
        description={pagesText('content.yourOwnPicturesAre')}
        confirmText={pagesText('content.resetAll')}
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

type Person = Pick<Leader, 'name' | 'alt' | 'image' | 'bloom'>;

function places(): readonly Place[] {
  return [
    {
      slot: 'founder_photo',
      name: pagesText('content.theFounder'),
      where: pagesText('about.about'),
      picture: <FounderPortrait size="w-28" />,
    },
    ...peopleList().leaders.flatMap((leader) => placeOf(leader, pagesText('content.wishesAroundTheWorld'))),
    ...peopleList().celebrities.flatMap((celebrity) =>
      placeOf(celebrity, pagesText('content.upcomingBirthdays')),
    ),
  ];
}

function placeOf(person: Person, where: string): Place[] {
  const picture = <PersonPortrait person={person} className="size-32" />;
  return person.image ? [{ slot: person.image, name: person.name, where, picture }] : [];
}
