export interface Recording {
  stop(): void;
  /** Null when nothing was heard. */
  readonly file: Promise<File | null>;
}

export function canRecord(): boolean {
  return 'MediaRecorder' in window && Boolean(navigator.mediaDevices?.getUserMedia);
}

interface VoiceOptions {
  /** It ends by itself then. */
  readonly seconds: number;
  /** Called each second. */
  readonly onTick: (left: number) => void;
}

/** Records the microphone in the browser's own format, which the server converts; null where it may not be used. */
export async function recordVoice({ seconds, onTick }: VoiceOptions): Promise<Recording | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
  if (!stream) return null;
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void pieces.push(data);
  let left = seconds;
  onTick(left);
  const timer = setInterval(() => {
    left -= 1;
    onTick(left);
    if (left <= 0) stop();
  }, 1000);
  function stop(): void {
    clearInterval(timer);
    if (recorder.state !== 'inactive') recorder.stop();
    // The sign that the browser listens goes out at once.
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
  const file = new Promise<File | null>((resolve) => {
    recorder.onstop = () => {
      stop();
      const { mimeType: type } = recorder;
      resolve(pieces.some(({ size }) => size > 0) ? new File(pieces, 'voice', { type }) : null);
    };
  });
  recorder.start();
  return { stop, file };
}
