import { type ReactNode, useState } from 'react';
import type { ImageSlot } from '#content/image-slots.ts';
import type { Leader } from '#content/people.ts';
import { PageHead } from '../components/page-head.tsx';
import { readImages, storeImages, useLocalImages } from '../components/portraits/local-images.ts';
import { FounderPortrait, PersonPortrait } from '../components/portraits/portraits.tsx';
import { ImageTile } from '../own-images/image-tile.tsx';
import { shrinkImage } from '../own-images/shrink-image.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pagesText } from '../texts/pages.ts';
import { peopleList } from '../texts/people.ts';
import { Button } from '../ui/button.tsx';
import { LazyConfirmDialog } from '../ui/confirm.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.tsx';
import type { Route } from './+types/content';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: pagesText('images.title'),
    description: pagesText('images.page.description'),
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
            title: pagesText('images.updated.title'),
            description: pagesText('images.updated.text', { name }),
          }
        : { title: pagesText('images.failed.title'), description: stored.error, destructive: true },
    );
  }

  function reset(slot: ImageSlot, name: string) {
    const { [slot]: _, ...others } = readImages();
    const stored = storeImages(others);
    toast(
      stored.ok
        ? { title: pagesText('images.reset.title'), description: pagesText('images.reset.text', { name }) }
        : { title: pagesText('images.resetFailed.title'), description: stored.error, destructive: true },
    );
  }

  function resetAll() {
    setAsking(false);
    const stored = storeImages({});
    toast(
      stored.ok
        ? { title: pagesText('images.allReset.title'), description: pagesText('images.allReset.text') }
        : { title: pagesText('images.allResetFailed.title'), description: stored.error, destructive: true },
    );
  }

  return (
    <>
      <PageHead title={pagesText('images.title')} lead={pagesText('images.lead')} />
      <div className="wrap flex flex-col gap-10">
        <noscript>
          <Notice title={pagesText('images.noScript.title')}>{pagesText('images.noScript.text')}</Notice>
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
          {pagesText('images.resetAll.action')}
        </Button>
      </div>
      <LazyConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={pagesText('images.resetAll.question')}
        description={pagesText('images.resetAll.text')}
        confirmText={pagesText('images.resetAll.confirm')}
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
      name: pagesText('images.founder.title'),
      where: pagesText('about.page.title'),
      picture: <FounderPortrait size="w-28" />,
    },
    ...peopleList().leaders.flatMap((leader) => placeOf(leader, pagesText('images.leaders.title'))),
    ...peopleList().celebrities.flatMap((celebrity) =>
      placeOf(celebrity, pagesText('images.birthdays.title')),
    ),
  ];
}

function placeOf(person: Person, where: string): Place[] {
  const picture = <PersonPortrait person={person} className="size-32" />;
  return person.image ? [{ slot: person.image, name: person.name, where, picture }] : [];
}
