import { shrinkPhoto } from '../../../browser/shrink-photo.ts';
import { drawOn } from './drawing.ts';
import { startLook } from './look.ts';
import { canRecord, recordVoice } from './voice.ts';

type Kind = 'photo' | 'voice' | 'ink';

/**
 * The part of a form by which a photo, a voice or a drawing is added to a note. Files are sent while the form is being filled
 * in, so that its button answers at once; what could not be sent goes along with the form, as it does without this script.
 */
export function startAttach(part: HTMLElement): void {
  const form = part.closest('form');
  const find = <Found extends Element>(selector: string) => part.querySelector<Found>(selector);
  const shown = find<HTMLElement>('[data-shown]');
  const status = shown?.querySelector('p');
  const photo = find<HTMLInputElement>('[name=photo]');
  const voice = find<HTMLInputElement>('[name=voice]');
  const record = find<HTMLButtonElement>('[data-record]');
  const draw = find<HTMLButtonElement>('[data-draw]');
  const pad = find<HTMLElement>('[data-pad]');
  const remove = find<HTMLButtonElement>('[data-remove]');
  if (!form || !shown || !status || !photo || !voice || !record || !draw || !pad || !remove) return;
  const field = (name: string) => find<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const said = (name: string) => find<HTMLTemplateElement>(`[data-said-${name}]`)?.content.textContent ?? '';
  const seconds = Number(part.dataset.seconds);
  let sending: Promise<void> | null = null;
  let cancelled = new AbortController();
  let recording: { stop(): void } | null = null;
  const drawing = drawOn(pad, (path) => {
    if (path && !field('ink').value) clear('ink');
    field('ink').value = path;
    say(path ? said('ink') : '');
    if (!path) shown.hidden = true;
  });

  function say(text: string): void {
    shown?.removeAttribute('hidden');
    if (status) status.textContent = text;
    part.dispatchEvent(new Event('input', { bubbles: true }));
    if (remove) remove.hidden = !field('file').value && !field('ink').value && !photo?.value && !voice?.value;
  }

  /** One of three: what was there goes when another one comes. */
  function clear(stays: Kind | null): void {
    cancelled.abort();
    cancelled = new AbortController();
    recording?.stop();
    recording = null;
    field('file').value = '';
    if (stays !== 'photo') (photo as HTMLInputElement).value = '';
    if (stays !== 'voice') (voice as HTMLInputElement).value = '';
    if (stays !== 'ink') {
      field('ink').value = '';
      drawing.clear();
      pad?.setAttribute('hidden', '');
    }
    for (const old of shown?.querySelectorAll('img, audio, [data-without]') ?? []) old.remove();
  }

  async function send(kind: 'photo' | 'voice', file: File): Promise<void> {
    clear(kind);
    const { signal } = cancelled;
    const preview = kind === 'photo' ? new Image() : Object.assign(new Audio(), { controls: true });
    preview.src = URL.createObjectURL(file);
    remove?.before(preview);
    say(said('busy'));
    const smaller = kind === 'photo' ? await shrinkPhoto({ file, kind }, signal) : null;
    const body = smaller && smaller.size < file.size ? smaller : file;
    const sent = await post(`${part.dataset.attach}?kind=${kind}`, body, signal);
    if (signal.aborted) return;
    const input = (kind === 'photo' ? photo : voice) as HTMLInputElement;
    if (sent.file) {
      field('file').value = sent.file;
      // It need not be sent again.
      input.value = '';
      return say(said(kind));
    }
    if (sent.error) {
      clear(null);
      return say(sent.error);
    }
    keepFor(input, file);
    say(said('later'));
  }

  function start(kind: 'photo' | 'voice', file: File | undefined): void {
    if (file) sending = send(kind, file).finally(() => (sending = null));
  }

  photo.onchange = () => start('photo', photo.files?.[0]);
  voice.onchange = () => start('voice', voice.files?.[0]);
  for (const input of [photo, voice]) asButton(input);
  draw.hidden = false;
  draw.onclick = () => {
    pad.hidden = !pad.hidden;
    if (!pad.hidden) pad.querySelector('svg')?.focus();
  };
  remove.onclick = () => {
    clear(null);
    say('');
    shown.hidden = true;
  };
  if (canRecord()) {
    record.hidden = false;
    voice.closest('label')?.setAttribute('hidden', '');
    const label = record.textContent;
    const end = () => {
      recording = null;
      record.textContent = label;
      record.ariaPressed = null;
    };
    record.onclick = async () => {
      if (recording) return recording.stop();
      clear(null);
      const made = await recordVoice({
        seconds,
        onTick: (left) => (record.textContent = `${said('stop')} ${left}`),
      });
      if (!made) {
        // A recording that was made elsewhere can be chosen.
        voice.closest('label')?.removeAttribute('hidden');
        return say(said('no-microphone'));
      }
      recording = made;
      record.ariaPressed = 'true';
      const file = await made.file;
      const isWanted = recording === made;
      end();
      if (file && isWanted) start('voice', file);
    };
  }
  startLook(form, () => part.querySelector<HTMLImageElement>('[data-shown] img[src^="blob:"]')?.src ?? null);
  form.addEventListener('submit', (event) => {
    if (!sending) return;
    // What is on its way goes along.
    event.preventDefault();
    const { submitter } = event;
    void sending.then(() => form.requestSubmit(submitter));
  });
  say(status.textContent ?? '');
  shown.hidden = !status.textContent;
}

/** A field for a file says nothing in the page's language. */
function asButton(input: HTMLInputElement): void {
  input.className = 'unseen';
  const label = input.closest('label');
  if (label) label.className = 'button button-secondary';
}

interface Answer {
  readonly file?: string;
  /** Why it is not taken; absent where it may be sent once more. */
  readonly error?: string;
}

async function post(address: string, body: Blob, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await fetch(address, { method: 'POST', body, signal });
    const { file, error } = (await answer.json()) as Answer;
    if (file) return { file };
    return answer.status < 500 && error ? { error } : {};
  } catch {
    return {};
  }
}

/** Puts a recording into its field, so that the form takes it along. */
function keepFor(input: HTMLInputElement, file: File): void {
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
}
