import { useEffect, useEffectEvent, useState } from 'react';

interface LazyModuleOptions {
  /** Set to false and to true again, the part is asked for once more. */
  readonly wanted: boolean;
  /** It did not come. Everything else on the page is as it was. */
  readonly onLoadError: () => void;
}

/**
 * A part of the page whose code comes when it is first wanted; null until it is here. Unlike `lazy`, which throws the
 * whole page away when the code does not come, and never asks for it again.
 */
export function useLazyModule<Part>(
  load: () => Promise<Part>,
  { wanted, onLoadError }: LazyModuleOptions,
): Part | null {
  const [part, setPart] = useState<{ readonly here: Part } | null>(null);
  const onMissing = useEffectEvent(onLoadError);
  const missing = wanted && part === null;
  // The network is outside React.
  useEffect(() => {
    if (!missing) return;
    let waiting = true;
    load().then(
      (here) => waiting && setPart({ here }),
      () => waiting && onMissing(),
    );
    return () => {
      waiting = false;
    };
  }, [missing, load]);
  return part?.here ?? null;
}
