interface PortraitProps {
  src: string;
  /** Who is shown, and how. */
  alt: string;
  /** Its width; the height follows. */
  size?: string;
}

/** Somebody's picture in a frame of one size, so that a photo and a drawing take the same place. */
export function Portrait({ src, alt, size = 'w-56 sm:w-72' }: PortraitProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={320}
      height={340}
      className={`aspect-[16/17] rounded-xl object-cover ${size}`}
    />
  );
}
