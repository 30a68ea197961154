/**
 * Text as the layout takes it: paragraphs end in `\n`, tabs are spaces, and nothing is left that could reach
 * beyond its line: no control characters, no embeddings, overrides or isolates of the writer's own (directional
 * marks stay), no soft hyphens, no towers of combining marks.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(unwanted, '')
    .replace(stackedAccents, '$1')
    .replace(stackedMarks, '$1');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const unwanted = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/g;

/** Three accents above each other occur in real words (Vietnamese has two), more only in decoration. */
const stackedAccents =
  /([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20dc\u20e1\u20e5-\u20ff\ufe20-\ufe2f]{3})[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20dc\u20e1\u20e5-\u20ff\ufe20-\ufe2f]+/g;

/** Burmese and Tibetan syllables carry up to seven marks. */
const stackedMarks = /(\p{M}{8})\p{M}+/gu;

/** A name in the middle of a sentence of ours: its direction neither follows nor changes the sentence's. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
