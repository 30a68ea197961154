/** Code points in lower-case hexadecimal, joined by `-`, without variation selectors: `1f468-200d-1f3a8`. */
export function emojiId(codes: readonly number[]): string {
  return codes
    .filter((code) => code !== 0xfe0f)
    .map((code) => code.toString(16))
    .join('-');
}

export function codesOf(id: string): number[] {
  return id.split('-').map((part) => Number.parseInt(part, 16));
}

/** The text that an id stands for as a keyboard would type it, with the variation selectors it needs. */
export function emojiText(id: string): string {
  const codes = codesOf(id);
  return codes
    .map((code, index) => {
      const character = String.fromCodePoint(code);
      const plain = /\p{Emoji}/u.test(character) && !/\p{Emoji_Presentation}/u.test(character);
      return plain && !isTone(codes[index + 1]) ? `${character}\ufe0f` : character;
    })
    .join('');
}

/** One of the five skin tones. */
export function isTone(code: number | undefined): boolean {
  return code !== undefined && code >= 0x1f3fb && code <= 0x1f3ff;
}

/** True for the emoji that Unicode recommends for interchange, as this Node knows them. */
export function isRecommended(id: string): boolean {
  return /^\p{RGI_Emoji}$/v.test(emojiText(id));
}
