import type { Page } from '@playwright/test';

/**
 * What is wrong with the ids of a page, as readable lines: one that stands twice, and a reference of something that is
 * drawn (`url(#x)`, `href="#x"`) to nothing, or to what is in a part that is not rendered. Browsers take the first
 * element with an id, and gradients and clips of a part with `display: none` draw nothing.
 */
export function wrongReferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRendered = (element: Element) => {
      for (let part: Element | null = element; part; part = part.parentElement)
        if (getComputedStyle(part).display === 'none') return false;
      return true;
    };
    const ids = new Map<string, Element[]>();
    for (const element of document.querySelectorAll('[id]'))
      ids.set(element.id, [...(ids.get(element.id) ?? []), element]);
    const wrong = [...ids]
      .filter(([, found]) => found.length > 1)
      .map(([id, { length }]) => `${id} ${length}x`);
    for (const svg of document.querySelectorAll('svg')) {
      if (!isRendered(svg)) continue;
      for (const element of svg.querySelectorAll('*'))
        for (const { name, value } of element.attributes) {
          const id =
            /url\(["']?#([^"')]+)/.exec(value)?.[1] ??
            (/href$/.test(name) ? /^#(.+)/.exec(value)?.[1] : undefined);
          if (id === undefined) continue;
          const target = document.getElementById(id);
          if (!target) wrong.push(`${element.tagName} ${name} refers to no ${id}`);
          else if (!isRendered(target.closest('svg') ?? target))
            wrong.push(`${element.tagName} ${name}: ${id} is not rendered`);
        }
    }
    return [...new Set(wrong)].sort();
  });
}
