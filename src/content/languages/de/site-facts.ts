import type { Site } from '#content/site.ts';

/** What the site says of itself. An operator’s own facts go before these. */
export const site: Pick<Site, 'tagline' | 'chatGreeting' | 'location' | 'creator'> = {
  tagline: 'Geburtstagskarten von Herzen. Kostenlos bis zum letzten Klick.',
  chatGreeting: 'Hallo! Ich habe eine Frage zum Gestalten einer Geburtstagskarte.',
  location: 'Indien',
  creator: 'ein junger Gründer, für einen Lehrer, der an ihn geglaubt hat',
};
