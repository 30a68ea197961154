interface Message {
  readonly title: string;
  readonly description?: string | undefined;
  readonly destructive?: true;
  /** How long it stays, where it is to be read with care. */
  readonly seconds?: number;
}

/** How a page shows a message. */
export type ShowMessage = (message: Message) => void;

export interface CopyMessages {
  readonly done: Message;
  /** It shows the link, long enough to copy it by hand. */
  readonly refused: Message;
}

/** Resolves with whether the link was copied: the browser may refuse. */
export async function copyLink(
  address: string,
  { done, refused }: CopyMessages,
  say: ShowMessage,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    say(done);
    return true;
  } catch {
    say({ ...refused, destructive: true, seconds: 20 });
    return false;
  }
}
