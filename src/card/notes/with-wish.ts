/** The words of a note with a wish that was chosen: in place of another one of `offered`, below what somebody wrote themselves. */
export function withWish(words: string, wish: string, offered: readonly string[]): string {
  const written = words.trimEnd();
  const isOwn = written !== '' && !offered.some((other) => other.trimEnd() === written);
  return isOwn ? `${written}\n${wish}` : wish;
}
