import { useState } from 'react';
import { pageMeta } from '../page/page-meta.ts';
import { OfflineStart } from '../studio/offline/offline-start.tsx';
import '../studio/studio.css';
import type { StudioStart } from '../studio/studio.ts';
import { Workspace } from '../studio/workspace.tsx';
import { studioText } from '../texts/studio.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { Route } from './+types/studio-offline';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: studioText('studio.title'), hidden: true });
}

/** The studio without the server. The service worker keeps this page, so it holds nothing of any account. */
export default function StudioOffline() {
  const [start, setStart] = useState<StudioStart | null>(null);
  const isHydrated = useHydrated();
  if (start) return <Workspace key={start.creationKey} start={start} />;
  return (
    <div className="wrap max-w-3xl py-8">
      <h1 className="text-3xl">{studioText('offline.title')}</h1>
      {isHydrated ? (
        <OfflineStart onOpen={setStart} />
      ) : (
        <Spinner label={studioText('studio.loading.status')} />
      )}
    </div>
  );
}
