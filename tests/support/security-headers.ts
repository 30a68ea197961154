import { createSecurityHeaders } from '#server/http/security.ts';

/** The headers of every answer of a site with HTTPS. */
export const security = createSecurityHeaders({
  origin: 'https://cards.example',
  mode: 'production',
  hstsSubdomains: true,
});
