/** Tells the server that the card was downloaded. Nobody waits for it, and a lost one is not missed. */
export function countDownload(cardId: string): void {
  void fetch(`/card/${cardId}/downloads`, { method: 'POST', keepalive: true }).catch(() => {});
}
