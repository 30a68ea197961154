/** What each envelope is called, by its key, in the order of the studio. Apart from the drawings, which are larger. */
export const envelopeLabels = {
  seal: 'Wax seal',
  airmail: 'Air mail',
  kraft: 'Kraft and ribbon',
  garden: 'Garden',
  festival: 'Festival gold',
  party: 'Party',
} as const;

export type EnvelopeKey = keyof typeof envelopeLabels;
