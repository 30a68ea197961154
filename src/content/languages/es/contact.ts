/** When somebody reads and answers. */
export const support = {
  hours: 'De lunes a viernes, de 9:00 a 18:00, hora de la India',
  reply: 'en menos de 24 horas',
  served: 'para gente de todo el mundo',
} as const;
