import { fluentMotifs, notoMotifs } from '#card/backgrounds/motif-list.ts';
import type { SceneSymbol } from '#card/scene/scene.ts';
import type { IconSet } from './icon-set.ts';
import type { OutputFolder } from './output-folder.ts';
import { svgToSymbol } from './svg-scene.ts';

/** Writes `motifs.json`, the drawings of the motif list by name. Returns what was approximated. */
export function writeMotifs(folder: OutputFolder, sets: { fluent: IconSet; noto: IconSet }): string[] {
  const motifs: Record<string, SceneSymbol> = {};
  const notes: string[] = [];
  for (const [set, names] of [
    [sets.fluent, fluentMotifs],
    [sets.noto, notoMotifs],
  ] as const) {
    for (const name of names) {
      const markup = set.markup(name);
      if (!markup) throw new Error(`${set.title} has no drawing named ${name}`);
      const { symbol, approximated } = svgToSymbol(markup);
      motifs[name] = symbol;
      notes.push(...approximated.map((what) => `motif ${name}: ${what}`));
    }
  }
  folder.write('motifs.json', JSON.stringify(motifs));
  return notes;
}
