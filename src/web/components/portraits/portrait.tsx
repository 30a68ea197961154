interface PortraitProps {
  src: string;
  /** Who is shown, and how. */
  alt: string;
  /** Class names for the width. The height follows. */
  size?: string;
}

/** A picture in a frame of fixed shape, so that photos and drawings take the same space. */
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
