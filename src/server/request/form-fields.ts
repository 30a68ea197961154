/** The form that these bytes hold; null when they hold none. */
export function formIn(bytes: Uint8Array<ArrayBuffer> | Blob, contentType: string): Promise<FormData | null> {
  return new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => null);
}

/** Of several fields with one name the first counts, as for `FormData.get`: a button's order comes before its form's. */
export function textFields(form: FormData): Record<string, string> {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts.reverse());
}
