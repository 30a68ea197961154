import { z } from 'zod';
import { providers } from '#content/providers.ts';
import { asUrl, expiry, mailKind, providerSchema, sampleReader, toReader } from '../mail-kind.ts';

/** Somebody signs in with a provider that did not verify the address: nothing is stored before it is confirmed. */
export const confirmSignIn = mailKind({
  kind: 'confirm-sign-in',
  // The name is from the provider; `pending` is the id of the pending sign-in.
  data: toReader.extend({ provider: providerSchema, pending: z.string() }),
  expirySeconds: expiry.day,
  lookUp: ({ pending }, { links }) => asUrl(links.signIn(pending)),
  content({ provider: id, url }, { site, text }) {
    const provider = providers[id];
    return {
      subject: text('confirmSignIn.subject', { provider, site }),
      preview: text('confirmSignIn.preview', { provider }),
      title: text('confirmSignIn.title'),
      before: [
        text('confirmSignIn.before1', { provider, site }),
        text('confirmSignIn.before2', { provider }),
      ],
      button: { label: text('confirm'), url },
      after: [text('confirmSignIn.after', { provider })],
      reason: text('confirmSignIn.reason', { provider, site }),
    };
  },
  sample: { ...sampleReader, provider: 'facebook', pending: 'sample', url: '/sample' },
});
