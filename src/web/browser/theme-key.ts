/** Where browsers keep the choice of light or dark. */
export const themeKey = 'bb_theme';
