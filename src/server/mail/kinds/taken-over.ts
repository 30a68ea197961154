import { providers } from '#content/providers.ts';
import { expiry, mailKind, providerSchema, sampleReader, toReader } from '../mail-kind.ts';

/**
 * Somebody proved the address by signing in with a provider, and so took over an account that was never confirmed. Its
 * unconfirmed ways to sign in have ended.
 */
export const takenOver = mailKind({
  kind: 'taken-over',
  data: toReader.extend({ provider: providerSchema }),
  expirySeconds: expiry.day,
  content({ provider: id }, { site, text }) {
    const provider = providers[id];
    return {
      subject: text('takenOver.subject', { provider, site }),
      preview: text('takenOver.preview'),
      title: text('takenOver.title'),
      before: [text('takenOver.before', { provider })],
      button: { label: text('takenOver.label'), url: '/dashboard' },
      after: [text('takenOver.after1'), text('takenOver.after2')],
      reason: text('takenOver.reason', { provider, site }),
    };
  },
  sample: { ...sampleReader, provider: 'google' },
});
