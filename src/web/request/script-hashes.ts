import { createHash } from 'node:crypto';

export interface HashedPage {
  readonly html: string;
  /** SHA-256 in base64, as a content security policy names the inline scripts of this page. */
  readonly scriptHashes: readonly string[];
}

/**
 * Takes the nonce out of a page and hashes the inline scripts that carried it. `nonce` is a secret of this rendering,
 * at least 128 random bits in base64url: the renderer put it on each of its own scripts, and text that somebody smuggled
 * into the page cannot have it. So a smuggled script is never hashed, and does not run.
 */
export function hashScripts(html: string, nonce: string): HashedPage {
  const scripts = html.matchAll(new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g'));
  const hashes = Array.from(scripts, ([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), scriptHashes: [...new Set(hashes)] };
}
