import type { Scene } from '#card/scene/scene.ts';
import type { StillRequest } from '#encode/still.ts';
import { renderStill } from '#encode/worker-client.ts';

/** Draws a scene as a picture file in a worker. Rejects with EncodeError. */
export function drawCard(
  scene: Scene,
  options: Pick<StillRequest, 'format' | 'width' | 'quality' | 'isSticker'> & {
    readonly signal?: AbortSignal;
  },
): Promise<Blob> {
  return renderStill({ scene, ...options });
}
