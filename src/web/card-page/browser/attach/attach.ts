import { type PaperTexts, paperTextNames } from '../../../browser/paper/paper-texts.ts';
import { smallerPhoto } from '../../../browser/shrink-photo.ts';
import { startDrawing } from './drawing.ts';
import { startNotePreview } from './note-preview.ts';
import { canRecord, type Recording, recordVoice } from './voice.ts';
import { startWishes } from './wishes.ts';

type Kind = 'photo' | 'voice' | 'ink';

/**
 * The part of a form by which a photo, a voice or a drawing is added. Files are sent while the form is being filled in, so
 * that its button answers at once; what could not be sent goes along with the form, as it does without this script.
 */
export function startAttach(part: HTMLElement): void {
  const form = part.closest('form');
  const find = <Found extends Element>(selector: string) => part.querySelector<Found>(selector);
  const input = (name: string) => find<HTMLInputElement>(`input[name=${name}]`);
  const shown = find<HTMLElement>('[data-shown]');
  const status = shown?.querySelector('p');
  const remove = find<HTMLButtonElement>('[data-remove]');
  const stored = input('file');
  if (!form || !shown || !status || !remove || !stored) return;
  const [photo, voice, ink] = [input('photo'), input('voice'), input('ink')];
  const said = (name: string) =>
    find<HTMLTemplateElement>(`[data-said="${name}"]`)?.content.textContent ?? '';
  let sending: Promise<void> | null = null;
  let cancelled = new AbortController();
  let recording: Recording | null = null;
  const pad = find<HTMLElement>('[data-pad]');
  const drawing = pad && startDrawing(pad, showInk);

  function showInk(path: string): void {
    if (!ink) return;
    if (path && !ink.value) clear('ink');
    ink.value = path;
    say(path ? said('ink') : '');
  }

  function say(text: string): void {
    if (!status || !shown) return;
    status.textContent = text;
    shown.hidden = text === '';
    showRemove();
    part.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function showRemove(): void {
    if (remove) remove.hidden = ![stored, photo, voice, ink].some((field) => field?.value);
  }

  /** One of three: what was there goes when another one comes. */
  function clear(stays: Kind | null): void {
    cancelled.abort();
    cancelled = new AbortController();
    recording?.stop();
    recording = null;
    if (stored) stored.value = '';
    if (photo && stays !== 'photo') photo.value = '';
    if (voice && stays !== 'voice') voice.value = '';
    if (ink && stays !== 'ink') {
      ink.value = '';
      drawing?.clear();
      if (pad) pad.hidden = true;
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
    const smaller = kind === 'photo' ? await smallerPhoto(file, kind, signal) : null;
    const sent = await post(`${part.dataset.attach}?kind=${kind}`, smaller ?? file, signal);
    if (signal.aborted) return;
    const field = kind === 'photo' ? photo : voice;
    if (sent.file && stored) {
      stored.value = sent.file;
      // It need not be sent again.
      if (field) field.value = '';
      return say(said(kind));
    }
    if (sent.error) {
      clear(null);
      return say(sent.error);
    }
    if (field) keepFor(field, file);
    say(said('later'));
  }

  function start(kind: 'photo' | 'voice', file: File | undefined): void {
    if (file)
      sending = send(kind, file).finally(() => {
        sending = null;
      });
  }

  for (const [kind, field] of [
    ['photo', photo],
    ['voice', voice],
  ] as const) {
    if (!field) continue;
    asButton(field);
    field.onchange = () => start(kind, field.files?.[0]);
    // It may have been chosen before this code came.
    start(kind, field.files?.[0]);
  }
  const paper = find<HTMLElement>('[data-paper]');
  const sheet = paper?.querySelector('input');
  if (paper && sheet) {
    paper.hidden = false;
    sheet.onchange = async () => {
      const [file] = sheet.files ?? [];
      if (!file) return;
      const { pictureFromPaper } = await import('../../../browser/paper/paper-dialog.ts');
      const texts = Object.fromEntries(paperTextNames.map((name) => [name, said(`paper.${name}`)]));
      start(
        'photo',
        (await pictureFromPaper({ file, texts: texts as PaperTexts, paper: 'clear' })) ?? undefined,
      );
      sheet.value = '';
    };
  }
  const draw = find<HTMLButtonElement>('[data-draw]');
  if (draw && pad) {
    draw.hidden = false;
    draw.onclick = () => {
      pad.hidden = !pad.hidden;
      if (!pad.hidden) pad.querySelector('svg')?.focus();
    };
  }
  remove.onclick = () => {
    clear(null);
    say('');
  };
  const record = find<HTMLButtonElement>('[data-record]');
  const chooser = voice?.closest('label');
  if (record && chooser && canRecord()) {
    record.hidden = false;
    chooser.hidden = true;
    const label = record.textContent;
    record.onclick = async () => {
      if (recording) return recording.stop();
      clear(null);
      const made = await recordVoice({
        seconds: Number(part.dataset.seconds),
        onTick(left) {
          record.textContent = `${said('stop')} ${left}`;
        },
      });
      if (!made) {
        // A recording that was made elsewhere can be chosen.
        chooser.hidden = false;
        return say(said('no-microphone'));
      }
      recording = made;
      record.ariaPressed = 'true';
      const file = await made.file;
      const isWanted = recording === made;
      if (isWanted) recording = null;
      record.textContent = label;
      record.ariaPressed = null;
      if (file && isWanted) start('voice', file);
    };
  }
  startWishes(form);
  startNotePreview(form, () => shown.querySelector<HTMLImageElement>('img[src^="blob:"]')?.src ?? null);
  const waitForFile = (event: SubmitEvent) => {
    if (!sending) return;
    // What is on its way goes along.
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event;
    void sending.then(() => form.requestSubmit(submitter));
  };
  // Before whatever else listens to the form.
  form.addEventListener('submit', waitForFile, { capture: true });
  showRemove();
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
