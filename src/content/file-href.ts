/** Where a stored file is found on the site; the same in the studio and on the server, so that scenes agree. */
export function fileHref({ file }: { readonly file: string }): string {
  return `/files/${file}`;
}
