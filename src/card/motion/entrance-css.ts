import { type Animation, animations } from '#card/document/card.ts';
import { entrance, entranceDelay, lastStage, type Pose, timing } from './entrance.ts';

/** Twenty straight pieces: nowhere a third of a unit off the curve. */
const pieces = 20;

/**
 * The style sheet that moves server-rendered cards without a script: the same functions, sampled. Those
 * who asked for less motion, and paper, get the card at rest.
 */
export function entranceCss(): string {
  const parts = [
    '/* Written by scripts/generate.ts from src/card/motion: change it there. */',
    rule('.entrance', ['transform-box: view-box', 'transform-origin: center']),
    `@media screen and (prefers-reduced-motion: no-preference) {\n${indented(motionRules())}\n}`,
    ...animations.map(keyframes),
  ];
  return `${parts.join('\n\n')}\n`;
}

function motionRules(): string {
  const stages = Array.from({ length: lastStage }, (_, index) => index + 1);
  return [
    rule('.entrance', [
      `animation-duration: ${timing.group}s`,
      'animation-timing-function: linear',
      // Not "both": at rest nothing of the animation remains.
      'animation-fill-mode: backwards',
    ]),
    ...animations.map((name) => rule(`.entrance-${name}`, [`animation-name: entrance-${name}`])),
    ...stages.map((stage) =>
      rule(`.entrance-stage-${stage}`, [`animation-delay: ${rounded(entranceDelay(stage))}s`]),
    ),
  ].join('\n\n');
}

function keyframes(name: Animation): string {
  const frames = Array.from({ length: pieces + 1 }, (_, index) => {
    const pose = entrance(name, 0, (index / pieces) * timing.group);
    return rule(`${rounded((index / pieces) * 100)}%`, declarations(name, pose));
  });
  return `@keyframes entrance-${name} {\n${indented(frames.join('\n\n'))}\n}`;
}

function declarations(name: Animation, { opacity, transform }: Pose): string[] {
  const moves = name === 'fade' ? [] : [`transform: matrix(${transform.map(rounded).join(', ')})`];
  return [`opacity: ${rounded(opacity)}`, ...moves];
}

function rule(selector: string, declared: readonly string[]): string {
  return `${selector} {\n${declared.map((one) => `  ${one};`).join('\n')}\n}`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function rounded(value: number): number {
  // Adding zero turns -0 into 0.
  return Number(value.toFixed(4)) + 0;
}
