import type { Page } from '@playwright/test';

/**
 * What is wrong with the ids of a page, as readable lines: one that stands twice, and a reference to none. What is drawn
 * must not refer to a part with `display: none` either: its gradients and clips draw nothing.
 */
export function wrongReferences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRendered = (element: Element): boolean =>
      getComputedStyle(element).display !== 'none' &&
      (element.parentElement === null || isRendered(element.parentElement));
    const listsOfIds = ['for', 'list', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
    const ids = new Map<string, number>();
    for (const { id } of document.querySelectorAll('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1);
    const wrong = new Set(
      [...ids].filter(([, count]) => count > 1).map(([id, count]) => `${id} ${count} times`),
    );
    const rendered = [...document.querySelectorAll('*')].filter((element) => element.checkVisibility());
    for (const element of rendered)
      for (const { name, value } of element.attributes) {
        const named = listsOfIds.includes(name) ? value.split(' ') : [];
        const anchor = name === 'href' ? /^#(.+)/.exec(value)?.[1] : undefined;
        const drawn = /^url\(["']?#([^"')]+)/.exec(value)?.[1];
        for (const id of [...named, anchor, drawn].filter((one) => one !== undefined)) {
          const place = `${element.localName} ${name}="${id}"`;
          const target = document.getElementById(id);
          if (!target) wrong.add(`${place} names nothing`);
          else if (element.closest('svg') && !isRendered(target.closest('svg') ?? target))
            wrong.add(`${place} is drawn from what is not rendered`);
        }
      }
    return [...wrong].sort();
  });
}
