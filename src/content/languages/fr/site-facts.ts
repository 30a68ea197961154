import type { Site } from '#content/site.ts';

/** What the site says of itself. An operator’s own facts go before these. */
export const site: Pick<Site, 'tagline' | 'chatGreeting' | 'location' | 'creator'> = {
  tagline: 'Des cartes d’anniversaire venues du cœur. Gratuites jusqu’au dernier clic.',
  chatGreeting: 'Bonjour ! J’ai une question sur la création d’une carte d’anniversaire.',
  location: 'Inde',
  creator: 'un jeune fondateur, pour un professeur qui a cru en lui',
};
