import type { Scene } from '#card/scene/scene.ts';
import type { StillRequest } from '#encode/still.ts';
import { renderStill } from '#encode/worker-client.ts';

/** The scene as a picture file, drawn off the page's thread. Rejects with EncodeError. */
export function drawCard(
  scene: Scene,
  options: Pick<StillRequest, 'format' | 'pixelRatio' | 'quality'> & { readonly signal?: AbortSignal },
): Promise<Blob> {
  return renderStill({ scene, ...options });
}
