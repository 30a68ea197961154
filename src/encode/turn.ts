const { port1, port2 } = new MessageChannel();

/**
 * Lets waiting messages in, so that long work can be called off between its steps. A timer would cost four
 * milliseconds each time.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
