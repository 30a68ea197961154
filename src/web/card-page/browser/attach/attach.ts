import { type PaperTexts, paperTextNames } from '../../../browser/paper/paper-texts.ts';
import { smallerPhoto } from '../../../browser/shrink-photo.ts';
import { startDrawing } from './drawing.ts';
import { startNotePreview } from './note-preview.ts';
import { canRecord, type Recording, recordVoice } from './voice.ts';
import { startWishes } from './wishes.ts';

const kinds = ['photo', 'voice', 'ink'] as const;
type Kind = (typeof kinds)[number];

/** Words of the page, by their name. */
type Said = (name: string) => string;

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
  const fields = { photo: input('photo'), voice: input('voice'), ink: input('ink') };
  const said: Said = (name) => find<HTMLTemplateElement>(`[data-said="${name}"]`)?.content.textContent ?? '';
  let sending: Promise<void> | null = null;
  let cancelled = new AbortController();
  const pad = find<HTMLElement>('[data-pad]');
  const drawing = pad && startDrawing(pad, showInk);
  const recorder = startRecorder(part, said, {
    begin: () => clear(null),
    refuse: say,
    take: (file) => start('voice', file),
  });

  function showInk(path: string): void {
    const { ink } = fields;
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
    if (remove) remove.hidden = ![stored, ...Object.values(fields)].some((field) => field?.value);
  }

  /** One of three: what was there goes when another one comes. */
  function clear(stays: Kind | null): void {
    cancelled.abort();
    cancelled = new AbortController();
    recorder.forget();
    if (stored) stored.value = '';
    for (const kind of kinds) {
      const field = fields[kind];
      if (field && kind !== stays) field.value = '';
    }
    if (stays !== 'ink') {
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
    const field = fields[kind];
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

  for (const kind of ['photo', 'voice'] as const) {
    const field = fields[kind];
    if (!field) continue;
    asButton(field);
    field.onchange = () => start(kind, field.files?.[0]);
    // It may have been chosen before this code came.
    start(kind, field.files?.[0]);
  }
  startPaper(find('[data-paper]'), said, (file) => start('photo', file));
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

/** A picture on paper, cut out of a photo. */
function startPaper(paper: HTMLElement | null, said: Said, take: (file: File | undefined) => void): void {
  const sheet = paper?.querySelector('input');
  if (!paper || !sheet) return;
  paper.hidden = false;
  sheet.onchange = async () => {
    const [file] = sheet.files ?? [];
    if (!file) return;
    const { pictureFromPaper } = await import('../../../browser/paper/paper-dialog.ts');
    const texts = Object.fromEntries(paperTextNames.map((name) => [name, said(`paper.${name}`)]));
    take((await pictureFromPaper({ file, texts: texts as PaperTexts, paper: 'clear' })) ?? undefined);
    sheet.value = '';
  };
}

interface RecorderEvents {
  readonly begin: () => void;
  /** Without a microphone, in words. */
  readonly refuse: (said: string) => void;
  readonly take: (file: File) => void;
}

/** Records a voice in place of choosing its file, where that is possible. `forget` ends a recording that nobody wants. */
function startRecorder(part: HTMLElement, said: Said, { begin, refuse, take }: RecorderEvents) {
  let recording: Recording | null = null;
  const record = part.querySelector<HTMLButtonElement>('[data-record]');
  const chooser = part.querySelector('input[name=voice]')?.closest('label');
  if (record && chooser && canRecord()) {
    record.hidden = false;
    chooser.hidden = true;
    const label = record.textContent;
    record.onclick = async () => {
      if (recording) return recording.stop();
      begin();
      const made = await recordVoice({
        seconds: Number(part.dataset.seconds),
        onTick(left) {
          record.textContent = `${said('stop')} ${left}`;
        },
      });
      if (!made) {
        // A recording that was made elsewhere can be chosen.
        chooser.hidden = false;
        return refuse(said('no-microphone'));
      }
      recording = made;
      record.ariaPressed = 'true';
      const file = await made.file;
      const isWanted = recording === made;
      if (isWanted) recording = null;
      record.textContent = label;
      record.ariaPressed = null;
      if (file && isWanted) take(file);
    };
  }
  return {
    forget(): void {
      recording?.stop();
      recording = null;
    },
  };
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
