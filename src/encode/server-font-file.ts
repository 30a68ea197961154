/** Where the server's copy of a font file lies, relative to the project's root; `name` is the browser's file. */
export function serverFontFile(name: string): string {
  return `generated/server-fonts/${name.replace(/\.woff2$/, '.ttf')}`;
}
