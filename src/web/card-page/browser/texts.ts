/** What the script says; the page brings it, in its language. */
export interface ScriptTexts {
  readonly close: string;
  readonly notifications: string;
  readonly drawing: string;
  readonly downloadStarted: string;
  readonly downloadFailed: string;
  readonly downloadFailedText: string;
  readonly copied: string;
  readonly copiedText: string;
  readonly copyRefused: string;
  /** With `{address}` in it. */
  readonly copyRefusedText: string;
  readonly shareNotNoted: string;
  readonly shareNotNotedText: string;
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
