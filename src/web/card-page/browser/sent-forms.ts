import { markBusy } from '../../browser/mark-busy.ts';
import { texts } from './texts.ts';

/** Sends forms without leaving the page. Where that fails, the sentence stands in the form, and nothing typed is lost. */
export function startSentForms(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-sent]')) start(form);
}

function start(form: HTMLFormElement): void {
  const problem = form.querySelector('[role=alert]');
  if (!problem) return;
  let isBusy = false;
  form.onsubmit = async (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    // A button that takes something into the form gets the page with it.
    if (button?.formNoValidate) return;
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    problem.textContent = '';
    const unmark = markBusy(button);
    const done = () => {
      isBusy = false;
      unmark();
    };
    const { error, to } = await send(form, button);
    if (to) {
      // The button stays busy until the other page is there, and is not when somebody comes back.
      addEventListener('pagehide', done, { once: true });
      return location.assign(to);
    }
    done();
    if (error !== undefined) problem.textContent = error;
    else say(form, form.dataset.sent ?? '');
  };
}

interface Answer {
  /** Why it was not stored; absent when it was. */
  readonly error?: string;
  /** The page that shows what was stored; absent where the form says it. */
  readonly to?: string;
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Answer> {
  const fields = new FormData(form, submitter);
  const hasFiles = form.enctype.startsWith('multipart/');
  const body = hasFiles ? fields : new URLSearchParams(fields as unknown as Record<string, string>);
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    const { error, to } = (await answer.json()) as Answer;
    // A proxy refuses in words of its own.
    if (!answer.ok) return { error: error ?? texts().answerLost };
    return to ? { to } : {};
  } catch {
    return { error: texts().answerLost };
  }
}

/** In place of the form. */
function say(form: HTMLFormElement, said: string): void {
  const text = document.createElement('p');
  text.role = 'status';
  text.tabIndex = -1;
  text.textContent = said;
  form.replaceChildren(text);
  text.focus();
}
