/**
 * The Content-Disposition of a file that is saved under this name (RFC 6266). `plain` is in ASCII, for programs that do not
 * read `filename*`.
 */
export function attachment(fileName: string, plain: string): string {
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
