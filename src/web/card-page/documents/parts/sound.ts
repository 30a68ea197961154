import type { Text } from '#content/languages/areas.ts';
import type { Sound } from '#content/sounds.ts';
import { html, type Markup } from '../../frame/markup.ts';

/** The browser's player, which a script replaces by ours, with the words of the song, which nobody sings, or of the voice. */
export function soundPart(sound: Sound | null, text: Text<'card-page'>, isOpen = false): Markup | null {
  if (!sound) return null;
  const { title, kind, href, words } = sound;
  return html`<section class="sheet sound" aria-label="${text('sound')}">
<p><b dir="auto">${title}</b>${kind === 'voice' ? html` <small>${text('sound.voice')}</small>` : null}</p>
<audio controls preload="none" src="${href}" aria-label="${title}"></audio>
<p role="alert" class="problem"></p>
${
  words.length > 0
    ? html`<details${isOpen ? html` open` : null}><summary>${text(kind === 'song' ? 'sound.sing' : 'sound.read')}</summary>
<p dir="auto">${words.map((line) => html`<span>${line}</span>`)}</p></details>`
    : null
}
</section>`;
}
