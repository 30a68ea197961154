import { withWish } from '#card/notes/with-wish.ts';

/** Takes a wish at once; without this script the server does, with the same page. */
export function startWishes(form: HTMLFormElement): void {
  const words = form.querySelector('textarea');
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[data-wish]')];
  const offered = buttons.map(({ textContent }) => textContent);
  if (!words) return;
  for (const button of buttons) {
    button.type = 'button';
    button.onclick = () => {
      words.value = withWish(words.value, button.textContent, offered);
      words.dispatchEvent(new Event('input', { bubbles: true }));
      words.focus();
    };
  }
}
