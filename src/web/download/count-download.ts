/** Tells the server that the card at this address was downloaded. Nobody waits for it, and a lost one is not missed. */
export function countDownload(address: string): void {
  void fetch(`${address}/downloads`, { method: 'POST', keepalive: true }).catch(() => {});
}
