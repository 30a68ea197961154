import { html, Markup } from '../../frame/markup.ts';
import type { PartInput } from '../card.ts';

const heart = new Markup(
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 21C5 15 2 11.5 2.6 7.6 3.3 3.4 9 2.6 12 7c3-4.4 8.7-3.6 9.4.6C22 11.5 19 15 12 21z"/></svg>',
);

/** The line under a card that links to the site. */
export function madeWithLovePart({ siteName, text }: Pick<PartInput, 'siteName' | 'text'>): Markup {
  return html`<p class="made-with-love"><a href="/">${heart} ${text('madeWithLove', { site: siteName })}</a></p>`;
}

/** Leads to the page where a card is reported; not for its owner. */
export function reportPart({ id, owner, text }: Pick<PartInput, 'id' | 'owner' | 'text'>): Markup | null {
  if (owner) return null;
  return html`<form class="report" action="/report"><input type="hidden" name="card" value="${id}"><button class="button button-quiet">${text('report')}</button></form>`;
}
