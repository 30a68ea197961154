import type { Site } from '#content/site.ts';

/** What the site says of itself. An operator’s own facts go before these. */
export const site: Pick<Site, 'tagline' | 'chatGreeting' | 'location' | 'creator'> = {
  tagline: 'Cartões de aniversário feitos de coração. Grátis até o último clique.',
  chatGreeting: 'Oi! Tenho uma dúvida sobre como fazer um cartão de aniversário.',
  location: 'Índia',
  creator: 'um jovem fundador, para um professor que acreditou nele',
};
