/**
 * The text in the composed form of Unicode (NFC), without halves of characters. Compatibility ideographs of Chinese,
 * Japanese and Korean stay: NFC would replace the variant with which a family writes its name by the common character.
 * No mark composes with an ideograph, so the text between them is composed by itself.
 */
export function composed(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu, (part) => part.normalize('NFC'));
}
