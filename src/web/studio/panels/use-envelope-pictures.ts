import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCard, useStudio } from '../studio-context.tsx';

/**
 * The addresses of pictures of the envelopes in the card's colours, by their keys. While `wanted`; the code that draws
 * them comes with the first.
 */
export function useEnvelopePictures(wanted: boolean): Readonly<Record<string, string>> {
  const { backgrounds } = useStudio();
  useStore(backgrounds);
  const seed = useCard((card) => card.seed);
  const titleColor = useCard((card) => card.titleColor);
  const background = backgrounds.find(useCard((card) => card.background));
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});

  // Code that loads, and addresses of pictures, are outside React.
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    let made: readonly string[] = [];
    async function draw(): Promise<void> {
      const { closedEnvelopes } = await import('#card/opening/closed-envelopes.ts');
      if (!isCurrent) return;
      const drawn = closedEnvelopes({ seed, titleColor }, background).map(({ key, svg }) => {
        const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        return [key, address] as const;
      });
      made = drawn.map(([, address]) => address);
      setPictures(Object.fromEntries(drawn));
    }
    // Without a connection the tiles keep their names.
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [wanted, seed, titleColor, background]);
  return pictures;
}
