interface PortraitProps {
  src: string;
  /** Who is shown, and how. */
  alt: string;
}

/** Somebody's picture in a frame of one size, so that a photo and a drawing take the same place. */
export function Portrait({ src, alt }: PortraitProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={320}
      height={340}
      className="aspect-[16/17] w-56 rounded-xl object-cover sm:w-72"
    />
  );
}
