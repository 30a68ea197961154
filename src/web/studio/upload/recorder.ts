import { createStore } from 'zustand/vanilla';
import { limits } from '#card/document/limits.ts';
import workletAddress from '#encode/sound/recorder-worklet.ts?worker&url';
import { outputRate, type RecordingChunk } from '#encode/sound/recording-chunk.ts';
import { wavFile } from '#encode/sound/wav.ts';
import { type Resolvers, withResolvers } from '#std/with-resolvers.ts';

/** A finished recording. */
export interface Take {
  readonly file: File;
  readonly seconds: number;
  /** Why it ended: somebody stopped it, it reached the limit, or the microphone was disconnected. */
  readonly end: 'stopped' | 'limit' | 'lost';
}

export interface RecorderState {
  readonly phase: 'idle' | 'asking' | 'recording';
  readonly seconds: number;
  /** The loudness of the last tenth of a second, 0 to 1. */
  readonly level: number;
  /** True after some seconds of silence. */
  readonly silent: boolean;
}

const idle: RecorderState = { phase: 'idle', seconds: 0, level: 0, silent: false };

/**
 * Peaks below this (-46 dB) are background noise. After this many seconds of it we ask whether the microphone is on.
 */
const silence = { peak: 0.005, seconds: 3 };

/** Milliseconds to wait for the last samples. A page that has lost the sound device gets none. */
const timeoutMs = 500;

/** Records the microphone as WAV, for at most `limits.recording` seconds. Knows no React. */
export function createRecorder() {
  const { setState, ...store } = createStore<RecorderState>(() => idle);
  const { getState } = store;
  let session: Session | null = null;

  function finish(now: Session, end: Take['end']): void {
    const kept = trimmed(now.pieces, limits.recording * now.rate);
    const seconds = kept.reduce((sum, { length }) => sum + length, 0) / now.rate;
    const file = new File([wavFile(kept, now.rate)], 'recording.wav', { type: 'audio/wav' });
    close({ file, seconds, end });
  }

  function close(take: Take | null = null): void {
    const now = session;
    session = null;
    now?.close();
    setState(idle);
    now?.finished.resolve(take);
  }

  function hear(piece: RecordingChunk, now: Session): void {
    if (session !== now) return;
    now.pieces.push(piece.samples);
    const seconds = getState().seconds + piece.samples.length / now.rate;
    if (piece.peak > silence.peak) now.heardAt = seconds;
    if (piece.last) finish(now, now.end);
    else if (seconds >= limits.recording) finish(now, 'limit');
    else {
      setState({
        phase: 'recording',
        seconds,
        level: piece.peak,
        silent: seconds - now.heardAt > silence.seconds,
      });
    }
  }

  function end(why: Take['end']): void {
    const now = session;
    if (!now || getState().phase !== 'recording') return;
    now.end = why;
    now.flush();
    setTimeout(() => session === now && finish(now, why), timeoutMs);
  }

  return {
    ...store,
    /**
     * Asks for the microphone and records. Resolves with the recording, or with null when it was discarded or another
     * one is running. Rejects when there is no microphone or no permission.
     */
    async record(onStart: () => void): Promise<Take | null> {
      if (session) return null;
      const own = createSession();
      session = own;
      setState({ ...idle, phase: 'asking' });
      try {
        await own.open({ onPiece: (piece) => hear(piece, own), onDisconnect: () => end('lost') });
      } catch (error) {
        if (session !== own) return null;
        close();
        throw error;
      }
      if (session === own) {
        setState({ ...idle, phase: 'recording' });
        onStart();
      }
      return own.finished.promise;
    },
    stop: () => end('stopped'),
    /** Releases the microphone and drops the recording. */
    discard: () => close(),
  };
}

interface SessionEvents {
  readonly onPiece: (piece: RecordingChunk) => void;
  readonly onDisconnect: () => void;
}

interface Session {
  readonly pieces: Int16Array[];
  readonly rate: number;
  /** When a sound was last heard, in seconds from the start. */
  heardAt: number;
  end: Take['end'];
  readonly finished: Resolvers<Take | null>;
  open(events: SessionEvents): Promise<void>;
  /** Requests the last piece. */
  flush(): void;
  close(): void;
}

/** One use of the microphone. `close` releases it in every case, even if permission is given only afterwards. */
function createSession(): Session {
  // Created in the click handler, because some browsers block audio contexts that are created later.
  const context = new AudioContext();
  let stream: MediaStream | null = null;
  let node: AudioWorkletNode | null = null;
  let closed = false;

  function close(): void {
    closed = true;
    for (const track of stream?.getTracks() ?? []) {
      track.onended = null;
      track.stop();
    }
    if (context.state !== 'closed') void context.close();
  }

  return {
    pieces: [],
    rate: outputRate(context.sampleRate),
    heardAt: 0,
    end: 'stopped',
    finished: withResolvers(),
    async open({ onPiece, onDisconnect }) {
      try {
        const loaded = context.audioWorklet.addModule(workletAddress);
        loaded.catch(() => undefined);
        stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        await loaded;
        if (closed) return close();
        for (const track of stream.getTracks()) track.onended = onDisconnect;
        node = new AudioWorkletNode(context, 'recorder', { numberOfOutputs: 0 });
        node.port.onmessage = ({ data }: MessageEvent<RecordingChunk>) => onPiece(data);
        context.createMediaStreamSource(stream).connect(node);
        await context.resume();
      } catch (error) {
        close();
        throw error;
      }
    },
    flush: () => node?.port.postMessage('end'),
    close,
  };
}

/** The pieces up to this many samples. */
function trimmed(pieces: readonly Int16Array[], length: number): readonly Int16Array[] {
  let left = length;
  return pieces.map((piece) => {
    const kept = piece.subarray(0, Math.max(0, left));
    left -= piece.length;
    return kept;
  });
}
