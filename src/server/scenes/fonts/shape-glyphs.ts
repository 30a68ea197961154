import { type Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';

/**
 * Finds every glyph that comes up while a text is shaped, in its language: a rule may make one for the next rule to
 * replace. One buffer shapes all texts, because the library never lets go of a function that a buffer was given.
 */
export function createGlyphShaper(): (font: Font, text: string, language: string) => readonly number[] {
  const buffer = new GlyphBuffer();
  const glyphs = new Set<number>();
  const addGlyphs = () => {
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  };
  buffer.setMessageFunc((_buffer, _font, message) => {
    // Positions change no glyph: false leaves them out.
    if (message.startsWith('start table GPOS')) return false;
    // What a lookup changes is said between its start and its end.
    if (!/^(start|end|skipped) lookup/.test(message)) addGlyphs();
    return true;
  });
  return (font, text, language) => {
    glyphs.clear();
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(font, buffer);
    addGlyphs();
    return [...glyphs];
  };
}
