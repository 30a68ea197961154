import { publishingText } from '../texts/publishing.ts';

/** The pictures of a look, on every face. `of`: what its address names, `design=…` or `card=…`. */
export function FacePictures({ of }: { of: string }) {
  const picture = (face: string, alt: string, [width, height]: readonly [number, number]) => (
    <img
      src={`/dashboard/designs/picture?${of}&face=${face}`}
      alt={alt}
      width={width}
      height={height}
      className="h-auto w-full rounded-md bg-cream shadow-sm"
    />
  );
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[3fr_1fr_1fr_2fr] sm:items-end">
      <figure className="col-span-2 sm:col-span-1">
        {picture('landscape', publishingText('face.landscape.label'), [4, 3])}
      </figure>
      <figure>{picture('cover', publishingText('cover.alt'), [5, 7])}</figure>
      <figure>{picture('inside', publishingText('inside.alt'), [5, 7])}</figure>
      <figure className="col-span-2 w-1/2 justify-self-center sm:col-span-1 sm:w-full">
        {picture('square', publishingText('face.square.label'), [1, 1])}
      </figure>
    </div>
  );
}
