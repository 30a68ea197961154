import { useEffect, useEffectEvent, useState } from 'react';

interface LazyModuleOptions {
  /** True loads the module. After a failure, false and then true again tries once more. */
  readonly wanted: boolean;
  /** Called when the module could not be loaded. The rest of the page is unaffected. */
  readonly onLoadError: () => void;
}

/**
 * A module that is loaded when it is first wanted; null until then. Unlike React's `lazy`, a failed load does not
 * replace the page by an error, and can be tried again.
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
