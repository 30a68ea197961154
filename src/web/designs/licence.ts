/** What others may do with the look of a design that somebody gave to everybody. Its maker agreed before. */
export const licence = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
