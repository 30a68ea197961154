import type { Site } from '#content/site.ts';

/** What the site says of itself. An operator’s own facts go before these. */
export const site: Pick<Site, 'tagline' | 'chatGreeting' | 'location' | 'creator'> = {
  tagline: 'Kartu ulang tahun sepenuh hati. Gratis sampai klik terakhir.',
  chatGreeting: 'Halo! Saya mau bertanya tentang cara membuat kartu ulang tahun.',
  location: 'India',
  creator: 'seorang pendiri muda, untuk guru yang percaya kepadanya',
};
