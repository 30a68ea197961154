import type { Page } from '@playwright/test';
import sharp from 'sharp';

declare global {
  interface Window {
    sentBodies: Blob[];
  }
}

/** From the next page on, keeps what photos' requests carry: Playwright does not see bodies that are files. */
export async function keepSentPhotos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sentBodies = [];
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
      if (body instanceof Blob) window.sentBodies.push(body);
      send.call(this, body);
    };
  });
}

/** The bytes of the last photo that was sent. */
export async function sentPhoto(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const bytes = new Uint8Array((await window.sentBodies.at(-1)?.arrayBuffer()) ?? []);
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary);
  });
  return Buffer.from(text, 'base64');
}

/** As a phone takes it: soft forms and some grain, lying on its side, with the time and the place in it. */
export async function phonePhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const small = { width: Math.round(width / 32), height: Math.round(height / 32), channels: 3 } as const;
  const forms = await sharp({ create: { ...small, background: '#cc8844', noise } })
    .jpeg()
    .toBuffer();
  return sharp(forms)
    .resize(width, height, { kernel: 'linear' })
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
