import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { FilmSceneId } from '#content/film.ts';

/** A picture of the screen, and how long the film shows it. */
export interface Frame {
  readonly path: string;
  readonly seconds: number;
}

export interface Take {
  readonly scene: FilmSceneId;
  readonly frames: readonly Frame[];
  readonly seconds: number;
}

/** Films a page, scene by scene. What happens between two scenes is not in the film. */
export interface Camera {
  /** Films what `action` does as a scene of `seconds`: one that took longer, on a busy machine, is played faster. */
  film(scene: FilmSceneId, seconds: number, action: () => Promise<void>): Promise<void>;
  /** Scrolls there as a finger would, and shows where it would tap. */
  point(target: Locator): Promise<void>;
  /** The same, and taps. */
  tap(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  takes(): readonly Take[];
}

/** Milliseconds between the mark of a finger and its tap, and between two keys. */
const pauseMs = { tap: 450, key: 75 } as const;

export async function openCamera(page: Page, folder: string): Promise<Camera> {
  mkdirSync(folder, { recursive: true });
  const session = await page.context().newCDPSession(page);
  const takes: Take[] = [];

  async function point(target: Locator): Promise<void> {
    await target.waitFor();
    await target.evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'center' }));
    await settle(target);
    await target.evaluate(markTap, pauseMs.tap);
    await wait(pauseMs.tap);
  }

  async function tap(target: Locator): Promise<void> {
    await point(target);
    await target.tap();
  }

  return {
    async film(scene, seconds, action) {
      const pictures = await startScreencast(session, join(folder, scene));
      const start = Date.now() / 1000;
      await action();
      await wait(Math.max(0, (start + seconds) * 1000 - Date.now()));
      const end = Date.now() / 1000;
      const frames = framesOf(await pictures.stop(), start, end);
      const speed = seconds / (end - start);
      takes.push({
        scene,
        seconds,
        frames: frames.map(({ path, ...own }) => ({ path, seconds: own.seconds * speed })),
      });
    },
    point,
    tap,
    async type(field, text) {
      await tap(field);
      await field.pressSequentially(text, { delay: pauseMs.key });
    },
    takes: () => takes,
  };
}

interface Picture {
  readonly path: string;
  /** Seconds since 1970. */
  readonly at: number;
}

async function startScreencast(session: CDPSession, folder: string) {
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];
  const keep = ({ data, metadata, sessionId }: ScreencastFrame) => {
    const path = join(folder, `${String(pictures.length).padStart(5, '0')}.jpg`);
    writeFileSync(path, Buffer.from(data, 'base64'));
    pictures.push({ path, at: metadata.timestamp ?? Date.now() / 1000 });
    // A page that was left does not want it any more.
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  };
  session.on('Page.screencastFrame', keep);
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 95, everyNthFrame: 1 });
  return {
    async stop(): Promise<readonly Picture[]> {
      await session.send('Page.stopScreencast');
      session.off('Page.screencastFrame', keep);
      return pictures;
    },
  };
}

interface ScreencastFrame {
  readonly data: string;
  readonly metadata: { readonly timestamp?: number };
  readonly sessionId: number;
}

/** Each picture is shown until the next; the first one stands for what was there before. */
function framesOf(pictures: readonly Picture[], start: number, end: number): readonly Frame[] {
  const times = pictures.map(({ at }, index) => (index === 0 ? start : Math.min(Math.max(at, start), end)));
  return pictures
    .map(({ path }, index) => ({ path, seconds: (times[index + 1] ?? end) - (times[index] ?? end) }))
    .filter(({ seconds }) => seconds > 0);
}

/** Waits until the element stands still. */
async function settle(target: Locator): Promise<void> {
  for (let before = '', same = 0; same < 3; ) {
    const now = JSON.stringify(await target.boundingBox());
    same = now === before ? same + 1 : 0;
    before = now;
    await wait(40);
  }
}

/** Runs in the page: a ring where the finger is, above everything else. */
function markTap(element: SVGElement | HTMLElement, milliseconds: number): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const ring = document.createElement('div');
  Object.assign(ring.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${x + width / 2 - 26}px`,
    top: `${y + height / 2 - 26}px`,
    width: '52px',
    height: '52px',
    margin: '0',
    padding: '0',
    border: '3px solid rgb(255 255 255 / 90%)',
    borderRadius: '50%',
    background: 'rgb(60 40 20 / 45%)',
    pointerEvents: 'none',
  });
  ring.popover = 'manual';
  document.body.append(ring);
  ring.showPopover();
  const grows = { transform: ['scale(1.5)', 'scale(0.8)', 'scale(1)'], opacity: [0, 1, 0.9] };
  const shown = ring.animate(grows, { duration: milliseconds, easing: 'ease-out' });
  const fades = { duration: 350, delay: 150, fill: 'both' } as const;
  void shown.finished
    .then(() => ring.animate({ opacity: [0.9, 0] }, fades).finished)
    .then(() => ring.remove());
}
