import { markBusy } from '../../browser/mark-busy.ts';
import { texts } from './texts.ts';

/** Sends the answer without leaving the card. Where that fails, the sentence stands in the form, and nothing typed is lost. */
export function startReply(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('form[data-reply]');
  const problem = form?.querySelector('[role=alert]');
  const button = form?.querySelector('button');
  if (!form || !problem || !button) return;
  form.onsubmit = async (event) => {
    // A file that could not be sent before goes along with the form, as without this script.
    if (form.querySelector<HTMLInputElement>('[type=file]')?.value) return;
    event.preventDefault();
    if (button.ariaBusy) return;
    problem.textContent = '';
    const done = markBusy(button);
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const { error } = await send(form.action, body);
    done();
    if (error !== undefined) {
      problem.textContent = error;
      return;
    }
    form.replaceChildren(thanks(form.dataset.reply ?? ''));
    form.querySelector('p')?.focus();
  };
}

interface Answer {
  /** Why it was not stored; absent when it was. */
  readonly error?: string;
}

async function send(address: string, body: URLSearchParams): Promise<Answer> {
  try {
    const answer = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    const { error } = (await answer.json()) as Answer;
    // A proxy refuses in words of its own.
    return answer.ok ? {} : { error: error ?? texts().answerLost };
  } catch {
    return { error: texts().answerLost };
  }
}

function thanks(said: string): HTMLElement {
  const text = document.createElement('p');
  text.role = 'status';
  text.tabIndex = -1;
  text.textContent = said;
  return text;
}
