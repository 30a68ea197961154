import type { PartInput } from '../card-page.ts';
import { html, type Markup } from '../markup.ts';

/** Leads to the page where a card is reported; not for its owner. */
export function reportPart({ id, owner, text }: Pick<PartInput, 'id' | 'owner' | 'text'>): Markup | null {
  if (owner) return null;
  return html`<form class="report" action="/report"><input type="hidden" name="card" value="${id}"><button class="button button-quiet">${text('report')}</button></form>`;
}
