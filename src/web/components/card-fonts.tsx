import type { FontFile } from '#card/text/font-files.ts';

/** Preloads a card's fonts. */
export function CardFonts({ files }: { files: readonly Pick<FontFile, 'family' | 'url'>[] }) {
  // The site's style sheet declares this family already.
  const others = files.filter(({ family }) => !family.startsWith('Baloo 2'));
  return (
    <>
      {files.map(({ url }) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {others.length > 0 ? (
        <link rel="stylesheet" href={fontFacesAddress(others.map(({ url }) => url))} precedence="default" />
      ) : null}
    </>
  );
}

function fontFacesAddress(urls: readonly string[]): string {
  return `/font-faces.css?${urls.map((url) => `file=${url.slice('/fonts/'.length)}`).join('&')}`;
}
