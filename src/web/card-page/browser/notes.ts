import { parsedPage } from './parsed-page.ts';
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
    const next = link && (await read(link.href));
    // Where that fails, the link stays and leads there.
    if (!next || !section || !link) return;
    link.remove();
    section.after(next);
    startSounds(next);
    startNotes(next);
  }
  nearing.observe(link);
}

async function read(address: string): Promise<HTMLElement | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const { page, fonts } = parsedPage(await answer.text());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fonts);
    document.adoptedStyleSheets.push(sheet);
    const section = page.querySelector<HTMLElement>('[data-notes]');
    return section && document.adoptNode(section);
  } catch {
    return null;
  }
}
