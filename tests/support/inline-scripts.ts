import { createHash } from 'node:crypto';

/** The inline scripts of a page, with their SHA-256 hashes as a content security policy writes them. */
export function inlineScripts(html: string): { readonly tag: string; readonly hash: string }[] {
  // What describes the page to search engines is data, and runs nowhere.
  const found = html.matchAll(
    /(<script(?! type="application\/ld\+json")(?![^>]* src=)[^>]*>)([\s\S]*?)<\/script>/g,
  );
  return Array.from(found, ([, tag = '', text = '']) => ({
    tag,
    hash: createHash('sha256').update(text).digest('base64'),
  }));
}
