/**
 * The Content-Disposition of a file that is saved under this name (RFC 6266). `plain` is in ASCII, for programs that do not
 * read `filename*`.
 */
export function attachment(fileName: string, plain: string): string {
  return `attachment; filename="${plain}"; filename*=UTF-8''${extendedValue(fileName)}`;
}

/** As RFC 8187 has it: four characters that addresses may have would end or change the value. */
function extendedValue(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
