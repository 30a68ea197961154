import type { Site } from '#content/site.ts';

/** What the site says of itself. An operator’s own facts go before these. */
export const site: Pick<Site, 'tagline' | 'chatGreeting' | 'location' | 'creator'> = {
  tagline: 'Tarjetas de cumpleaños de corazón. Gratis hasta el último clic.',
  chatGreeting: '¡Hola! Tengo una pregunta sobre cómo hacer una tarjeta de cumpleaños.',
  location: 'India',
  creator: 'un joven fundador, para un maestro que creyó en él',
};
