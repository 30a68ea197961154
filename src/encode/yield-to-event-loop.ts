const { port1, port2 } = new MessageChannel();

/**
 * Lets the thread handle waiting messages, so that long work can be cancelled between its steps. A timer would take four
 * milliseconds each time.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
