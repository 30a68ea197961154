import { markBusy } from '../browser/mark-busy.ts';
import { askToSignOut } from '../components/ask-to-sign-out.ts';
import { showFailure } from './message.ts';

/** As `components/sign-out.tsx` does it with React. Without scripts it is a form. */
export function startSignOut(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.dataset.signOut === undefined) return;
    event.preventDefault();
    void signOut(form);
  });
}

async function signOut(form: HTMLFormElement): Promise<void> {
  const { signOut: home = '/', failed = '', refused, noAnswer } = form.dataset;
  const done = markBusy(form.querySelector('button'));
  const outcome = await askToSignOut(form.action);
  // The home page shows the result.
  if (outcome === 'signed out') return location.assign(home);
  done();
  // The menu would cover the message.
  form.closest<HTMLElement>('[popover]')?.hidePopover?.();
  showFailure(failed, (outcome === 'refused' ? refused : noAnswer) ?? '');
}
