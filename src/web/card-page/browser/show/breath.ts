import { createBreathListener, loudness } from '#card/opening/breath.ts';
import { candleTimes } from '#card/opening/timeline.ts';
import { fadeOut } from './fade-sound.ts';

interface BreathOptions {
  readonly root: HTMLElement;
  /** A candle goes out. */
  readonly blow: () => void;
  /** The noise of the place is known. */
  readonly onReady: () => void;
  /** Gets what ends the listening. */
  readonly onStart: (stop: () => void) => void;
}

/** Phones that know it play other sound through the earpiece while this is `play-and-record`. */
interface SessionNavigator {
  readonly audioSession?: { type: string };
}

/**
 * Blows out candles while it hears a breath, for some seconds. False where there is no microphone, or it is not given:
 * that is nothing wrong. The three filters that make voices clear would remove a breath, so they are off.
 */
export async function listenForBreath({ root, blow, onReady, onStart }: BreathOptions): Promise<boolean> {
  // Made in the press itself: later it would stay suspended.
  const context = new AudioContext();
  const fadeIn = await fadeOut(root, candleTimes.fadeOut * 1000);
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    });
    try {
      await context.resume();
      await listen(context, stream, { blow, onReady, onStart });
    } finally {
      for (const track of stream.getTracks()) track.stop();
    }
    return true;
  } catch {
    return false;
  } finally {
    await context.close();
    const { audioSession } = navigator as SessionNavigator;
    if (audioSession) audioSession.type = 'playback';
    fadeIn();
  }
}

type ListenOptions = Pick<BreathOptions, 'blow' | 'onReady' | 'onStart'>;

async function listen(context: AudioContext, stream: MediaStream, options: ListenOptions): Promise<void> {
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const listener = createBreathListener();
  const begin = context.currentTime;
  let isReady = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  await new Promise<void>((resolve) => {
    options.onStart(resolve);
    timer = setInterval(() => {
      const time = context.currentTime - begin;
      analyser.getFloatTimeDomainData(samples);
      if (!isReady && time >= candleTimes.noise) {
        isReady = true;
        options.onReady();
      }
      if (listener.hear(time, loudness(samples))) options.blow();
      if (time >= candleTimes.listening) resolve();
    }, 40);
  });
  clearInterval(timer);
}
