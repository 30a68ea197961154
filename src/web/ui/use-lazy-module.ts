import { useEffect, useEffectEvent, useState } from 'react';

/** For an effect: hands over what was loaded, or calls `onError`, unless the effect has ended by then. */
export function whenLoaded<Value>(
  loading: Promise<Value>,
  take: (value: Value) => void,
  onError?: (error: unknown) => void,
): () => void {
  let isCurrent = true;
  loading.then((value) => isCurrent && take(value), onError && ((error) => isCurrent && onError(error)));
  return () => {
    isCurrent = false;
  };
}

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
export function useLazyModule<Module>(
  load: () => Promise<Module>,
  { wanted, onLoadError }: LazyModuleOptions,
): Module | null {
  // An object, because a module may be a function, which React would call.
  const [loaded, setLoaded] = useState<{ readonly module: Module } | null>(null);
  const onError = useEffectEvent(onLoadError);
  const isLoading = wanted && loaded === null;
  // The network is outside React.
  useEffect(() => {
    if (!isLoading) return;
    return whenLoaded(
      load(),
      (module) => setLoaded({ module }),
      () => onError(),
    );
  }, [isLoading, load]);
  return loaded?.module ?? null;
}
