import { type DesignFace, designFaces } from '#content/design-publishing.ts';
import { publishingText } from '../texts/publishing.ts';

/** The pictures of a look, on every face. `of`: what its address names, `design=…` or `card=…`. */
export function FacePictures({ of }: { of: string }) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-[3fr_1fr_1fr_2fr] sm:items-end">
      <figure className="col-span-2 sm:col-span-1">
        <FacePicture of={of} face="landscape" alt={publishingText('face.landscape.label')} />
      </figure>
      <figure>
        <FacePicture of={of} face="cover" alt={publishingText('cover.alt')} />
      </figure>
      <figure>
        <FacePicture of={of} face="inside" alt={publishingText('inside.alt')} />
      </figure>
      <figure className="col-span-2 w-1/2 justify-self-center sm:col-span-1 sm:w-full">
        <FacePicture of={of} face="square" alt={publishingText('face.square.label')} />
      </figure>
    </div>
  );
}

interface FacePictureProps {
  of: string;
  face: DesignFace;
  alt: string;
  /** `lazy` where a page has many. */
  loading?: 'lazy';
}

export function FacePicture({ of, face, alt, loading }: FacePictureProps) {
  const [width, height] = designFaces[face];
  return (
    <img
      src={`/dashboard/designs/picture?${of}&face=${face}`}
      alt={alt}
      {...{ width, height, loading }}
      className="h-auto w-full rounded-md bg-cream shadow-sm"
    />
  );
}
