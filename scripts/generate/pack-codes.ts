/** Packs code points for `card/text/code-set`, which describes the form. */
export function packCodes(codes: Iterable<number>): string {
  const parts: string[] = [];
  let [end, length] = [0, 0];
  function finishRun(): void {
    if (length > 0) parts[parts.length - 1] += `+${length.toString(36)}`;
  }
  for (const code of [...codes].sort((one, other) => one - other)) {
    if (code === end + 1 && parts.length > 0) {
      length += 1;
    } else {
      finishRun();
      parts.push((code - end).toString(36));
      length = 0;
    }
    end = code;
  }
  finishRun();
  return parts.join(' ');
}
