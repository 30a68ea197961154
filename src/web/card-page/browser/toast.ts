import { showFor } from '../../browser/show-for.ts';
import { texts } from './texts.ts';

export interface Toast {
  readonly title: string;
  readonly description?: string | undefined;
  readonly destructive?: boolean;
  /** How long it stays; 5 when absent. */
  readonly seconds?: number;
}

let region: HTMLElement | null = null;

/** Shows a message, which replaces the one before. It stays while the pointer or the focus is in it. */
export function toast({ title, description = '', destructive = false, seconds = 5 }: Toast): void {
  region ??= createRegion();
  const [calm, urgent] = region.children as unknown as [HTMLElement, HTMLElement];
  calm.replaceChildren();
  urgent.replaceChildren();
  const card = document.createElement('div');
  card.className = destructive ? 'toast toast-failure' : 'toast';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.ariaLabel = texts().close;
  card.append(paragraph(title, 'b'), paragraph(description, 'span'), close);
  (destructive ? urgent : calm).append(card);
  showFor(card, seconds * 1000);
}

function paragraph(text: string, tag: 'b' | 'span'): HTMLElement {
  const outer = document.createElement('p');
  const inner = document.createElement(tag);
  inner.textContent = text;
  outer.append(inner);
  outer.hidden = text === '';
  return outer;
}

/** Both regions stay in the page, because screen readers announce only changes of a known region. */
function createRegion(): HTMLElement {
  const section = document.createElement('section');
  section.className = 'toasts';
  section.ariaLabel = texts().notifications;
  for (const role of ['status', 'alert']) {
    const live = document.createElement('div');
    live.role = role;
    section.append(live);
  }
  document.body.append(section);
  return section;
}
