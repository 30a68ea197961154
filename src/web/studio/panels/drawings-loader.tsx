import { useEffect, useState } from 'react';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DrawingSource } from '../preview/drawing-sources.ts';

interface DrawingsLoaderProps {
  source: DrawingSource<unknown>;
  /** What is said when that fails. */
  failed: string;
}

/** Loads the drawings that a panel offers. */
export function DrawingsLoader({ source, failed }: DrawingsLoaderProps) {
  const [hasFailed, setFailed] = useState(false);

  function load() {
    setFailed(false);
    source.load().catch(() => setFailed(true));
  }

  // The network is outside React. The panel shows what is there meanwhile.
  useEffect(load, [source]);
  if (!hasFailed) return null;
  return (
    <Notice tone="problem" title={failed}>
      <Button look="secondary" size="small" className="mt-2" onClick={load}>
        {studioText('retry.action')}
      </Button>
    </Notice>
  );
}
