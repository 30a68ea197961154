import { confettiScene } from '#card/motion/confetti.ts';
import { confettiSeconds } from '#card/opening/timeline.ts';
import { paintScene } from '#card/paint/canvas.ts';
import type { CanvasSurface } from '#card/paint/canvas-surface.ts';

/** Pixels per CSS pixel. More draws nothing on phones whose canvas has a limit, and says nothing about it. */
const maxDensity = 2;

/** When less motion is asked for, this moment of the burst fades in and out. */
const stillMoment = 1.1;

const surface: CanvasSurface = {
  newPath: (d) => new Path2D(d),
  newLayer(width, height) {
    const canvas = new OffscreenCanvas(width, height);
    return { context: canvas.getContext('2d') as OffscreenCanvasRenderingContext2D, picture: canvas };
  },
};

/** Plays confetti over the whole window, once; it takes no touch and no focus. */
export function throwConfetti(root: HTMLElement, seed: number): void {
  const { innerWidth: width, innerHeight: height, devicePixelRatio } = window;
  const scale = Math.min(devicePixelRatio, maxDensity);
  const canvas = document.createElement('canvas');
  canvas.className = 'confetti';
  canvas.ariaHidden = 'true';
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  for (const old of root.querySelectorAll('.confetti')) old.remove();
  root.append(canvas);
  const paint = (t: number) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    const scene = confettiScene({ width, height, seed, seconds: confettiSeconds }, t);
    paintScene(context, scene, { scale, images: new Map(), surface });
  };
  const duration = confettiSeconds * 1000;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Its clock is that of the burst: it pauses with the page.
  const clock = canvas.animate({ opacity: isStill ? [0, 1, 1, 0] : [1, 1] }, { duration });
  clock.onfinish = () => canvas.remove();
  if (isStill) paint(stillMoment);
  else paintUntilRemoved(canvas, () => paint(Number(clock.currentTime ?? 0) / 1000));
}

/** Paints each frame while the canvas is on the page. */
function paintUntilRemoved(canvas: HTMLCanvasElement, paint: () => void): void {
  const next = () => {
    if (!canvas.isConnected) return;
    paint();
    requestAnimationFrame(next);
  };
  next();
}
