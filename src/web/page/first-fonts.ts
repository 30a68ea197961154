import families from '#generated/font-files.json' with { type: 'json' };
import pageFonts from '#generated/page-fonts.json' with { type: 'json' };

/** Addresses of the two font files that every page shows: Latin, regular and bold. For the server only. */
export const firstFonts: readonly string[] = Object.values(families['Baloo 2'][0]?.files ?? {}).map(
  (file) => `/fonts/${file}`,
);

/** Those of what a page in Hindi says itself. For the server only. */
export const hindiFonts: readonly string[] = pageFonts.hi.map((file) => `/fonts/${file}`);
