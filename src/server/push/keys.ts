import { createECDH, hkdfSync } from 'node:crypto';

/** How this site proves to push services that a message is its own (VAPID, RFC 8292); base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Made of the site's secret, so that every process has the same and nothing more has to be kept. With another secret
 * browsers get another key, and subscribe anew at the next visit.
 */
export function pushKeys(secret: string): PushKeys {
  // Longer than the order by half, so that no key is likelier than another.
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'web push', 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey().toString('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
