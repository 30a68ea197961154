/** The middle of some measurements; of an even number of them the higher middle. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function title(text: string): void {
  console.log(`\n${text}`);
}

export function row(...cells: readonly string[]): void {
  console.log(
    `  ${cells
      .map((cell, index) => cell.padEnd(index === 0 ? 44 : 14))
      .join('')
      .trimEnd()}`,
  );
}
