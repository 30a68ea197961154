import { texts } from './texts.ts';

/** A player in the card's colours in place of the browser's, and below it the reason why a sound does not play. */
export function startSounds(root: ParentNode): void {
  for (const audio of root.querySelectorAll('audio')) {
    audio.after(playerOf(audio));
    audio.controls = false;
    const problem = audio.parentElement?.querySelector('[role=alert]');
    audio.onerror = async () => {
      const cause = await playbackProblem(audio.src);
      // Somebody may have pressed play again meanwhile.
      if (problem && audio.error) problem.textContent = texts()[cause];
    };
    audio.addEventListener('play', () => {
      if (problem) problem.textContent = '';
    });
  }
}

/** A button, a slider and the time. Time goes from left to right on players, in every language. */
function playerOf(audio: HTMLAudioElement): HTMLElement {
  const player = Object.assign(document.createElement('div'), { className: 'player', dir: 'ltr' });
  const newButton = () =>
    Object.assign(document.createElement('button'), { type: 'button', className: 'play', onclick: press });
  const buttons = [newButton(), newButton()] as const;
  const slider = Object.assign(document.createElement('input'), {
    type: 'range',
    min: '0',
    max: '0',
    step: '0.1',
  });
  const time = document.createElement('span');
  slider.ariaLabel = texts().soundPosition;
  player.append(buttons[0], slider, time);
  // That of the card itself; others have a note around them.
  audio.closest('.moment')?.prepend(buttons[1]);

  function show(): void {
    const { paused, currentTime, duration } = audio;
    const isPlaying = !paused && !audio.error;
    for (const button of buttons) {
      button.ariaLabel = `${isPlaying ? texts().soundPause : texts().soundPlay}: ${audio.ariaLabel}`;
      button.classList.toggle('playing', isPlaying);
    }
    const length = Number.isFinite(duration) ? duration : 0;
    slider.max = `${length}`;
    slider.value = `${currentTime}`;
    slider.ariaValueText = clock(currentTime);
    time.textContent = length > 0 ? `${clock(currentTime)} / ${clock(length)}` : clock(currentTime);
  }

  function press(): void {
    if (!audio.paused) {
      audio.pause();
      return;
    }
    if (audio.error) audio.load();
    // Its error event says why it does not play.
    audio.play().catch(show);
  }
  slider.oninput = () => {
    audio.currentTime = Number(slider.value);
    show();
  };
  for (const event of ['play', 'pause', 'timeupdate', 'durationchange', 'error'])
    audio.addEventListener(event, show);
  show();
  return player;
}

/** Seconds as minutes and seconds. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, '0')}`;
}

/** A browser has one error for a file that does not come and for one that it cannot read: the server knows which. */
export async function playbackProblem(href: string): Promise<'soundCannotPlay' | 'soundNotLoaded'> {
  const isServed = await fetch(href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isServed ? 'soundCannotPlay' : 'soundNotLoaded';
}
