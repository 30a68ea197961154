/** Runs in pages. Takes away what browsers have that are newer than the oldest supported ones. */
export function takeNewApisAway(): void {
  const newer: readonly [object, readonly string[]][] = [
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any']],
    [RegExp, ['escape']],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [window, ['requestIdleCallback', 'scheduler', 'navigation', 'EditContext', 'ImageDecoder']],
    [Document.prototype, ['startViewTransition']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'toArray', 'some', 'find']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
}

/** Runs in pages. As in a browser whose settings forbid sites to keep anything. */
export function forbidStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(window, 'BroadcastChannel', {
    value: class {
      constructor() {
        refuse();
      }
    },
  });
}
