import { describe, expect, test } from 'vitest';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { framesPerSecond, readingSeconds, videoFrameCount, videoLimits, videoSize } from './frames.ts';
import { avcCodecStrings } from './video-encoding.ts';

function card(characters: number): Scene {
  const text: SceneNode = {
    kind: 'text',
    x: 0,
    y: 0,
    width: 100,
    text: 'x'.repeat(characters),
    font: { family: 'Baloo 2', weight: 400, size: 20 },
    fill: '#000000',
    direction: 'ltr',
  };
  const nodes: SceneNode[] = [{ kind: 'group', stage: 0, children: [text] }];
  return { width: 1200, height: 900, nodes, symbols: {}, description: '' };
}

describe('the length of a video', () => {
  test('is that of its sound, to the frame, but not for ever', () => {
    expect(videoFrameCount(card(40), 36)).toBe(36 * framesPerSecond);
    expect(videoFrameCount(card(40), 300)).toBe(videoLimits.longest * framesPerSecond);
  });

  test('lets a card be seen when the sound is short or none', () => {
    expect(videoFrameCount(card(40), 0.2) / framesPerSecond).toBeCloseTo(1.9, 1);
    expect(videoFrameCount(card(0), 0) / framesPerSecond).toBe(videoLimits.least);
    expect(videoFrameCount(card(300), 0)).toBeGreaterThan(videoFrameCount(card(100), 0));
  });

  test('the longer the text, the longer it rests, within reason', () => {
    expect(readingSeconds(card(0))).toBe(4);
    expect(readingSeconds(card(150))).toBe(13);
    expect(readingSeconds(card(1000))).toBe(30);
  });
});

test('the level of H.264 follows from the size', () => {
  expect(avcCodecStrings(videoSize)).toEqual(['avc1.64001f', 'avc1.4d001f', 'avc1.42e01f']);
  expect(avcCodecStrings({ width: 640, height: 480 })[0]).toBe('avc1.64001e');
  expect(avcCodecStrings({ width: 1920, height: 1080 })[0]).toBe('avc1.640028');
  expect(avcCodecStrings({ width: 8000, height: 6000 })).toEqual([]);
  expect([videoSize.width % 2, videoSize.height % 2]).toEqual([0, 0]);
});
