import { fetchPage } from './fetch-page.ts';
import { startSounds } from './sound.ts';

/** Puts the next page of notes below the last one when that is nearly reached; the link leads there without a script. */
export function startNotes(root: ParentNode): void {
  const link = root.querySelector<HTMLAnchorElement>('[data-more-notes]');
  const section = link?.closest<HTMLElement>('[data-notes]');
  if (!link || !section || !('IntersectionObserver' in window)) return;
  const nearing = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void load();
    },
    { rootMargin: '1200px 0px' },
  );
  async function load() {
    nearing.disconnect();
    const read = link && (await fetchPage(link.href));
    const next = read?.page.querySelector<HTMLElement>('[data-notes]');
    // Where that fails, the link stays and leads there.
    if (!read || !next || !section || !link) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(read.fonts);
    document.adoptedStyleSheets.push(sheet);
    link.remove();
    section.after(document.adoptNode(next));
    startSounds(next);
    startNotes(next);
  }
  nearing.observe(link);
}
