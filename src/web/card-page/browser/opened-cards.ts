/** Names the cards that were opened in this browser, so that whoever comes back meets the card and not its envelope. */
const key = 'bb_opened';

/** Older ones are forgotten: they show their envelope once more. */
const most = 100;

/** The id in the path of a card's page, however the address ends; empty where there is none. */
export function openedIdIn(path: string): string {
  return /\/card\/([\w-]{22})/i.exec(path)?.[1] ?? '';
}

export function isOpened(id: string): boolean {
  return opened().includes(id);
}

export function keepOpened(id: string): void {
  try {
    localStorage.setItem(key, [id, ...opened().filter((one) => one !== id)].slice(0, most).join(' '));
  } catch {
    // Storage is blocked or full: the envelope is shown again.
  }
}

function opened(): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ');
  } catch {
    return [];
  }
}
