import type { CopyMessages } from '../../browser/copy-link.ts';
import type { RecordWords } from '../../browser/record-share.ts';

/** What the script says; the page brings it, in its language. */
export interface ScriptTexts {
  readonly close: string;
  readonly notifications: string;
  readonly drawing: string;
  readonly downloadStarted: string;
  readonly downloadFailed: string;
  readonly downloadFailedText: string;
  /** With `{address}` in the place of the link. */
  readonly copy: CopyMessages;
  readonly record: RecordWords;
  readonly answerLost: string;
  readonly soundCannotPlay: string;
  readonly soundNotLoaded: string;
  readonly soundPlay: string;
  readonly soundPause: string;
  readonly soundPosition: string;
  readonly opensNow: string;
}

let read: ScriptTexts | null = null;

export function texts(): ScriptTexts {
  read ??= JSON.parse(document.body.dataset.texts ?? '{}') as ScriptTexts;
  return read;
}
