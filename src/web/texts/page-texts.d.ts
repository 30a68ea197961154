/** Where the build put the texts of pages, and which of its files need which: see `scripts/page-texts.ts`. */
declare module 'virtual:page-texts' {
  export const pageTexts: {
    readonly addresses: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly areasOfFile: Readonly<Record<string, readonly string[]>>;
  };
}
