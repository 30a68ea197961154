export interface Timing {
  readonly ms: number;
  /** Milliseconds: the longest time in which the page could not have answered. */
  readonly blocked: number;
}

/** Takes the time of an export, and watches how long it keeps the page's own thread. */
export async function timed(work: () => Promise<unknown>): Promise<Timing> {
  let blocked = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    blocked = Math.max(blocked, now - last);
    last = now;
  }, 1);
  const start = performance.now();
  await work();
  const end = performance.now();
  clearInterval(timer);
  return { ms: end - start, blocked: Math.max(blocked, end - last) };
}

/** A file as text that can leave the page. */
export async function dataAddress(file: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return reader.result as string;
}
