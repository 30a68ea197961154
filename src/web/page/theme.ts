/** The colour of the browser's own bars: `--color-paper` of both themes. */
export const themeColors = { light: '#fff8ec', dark: '#191410' } as const;
