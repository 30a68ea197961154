export interface Row {
  readonly what: string;
  readonly figure: string;
  /** Beside the peer of the same run. */
  readonly ratio?: string;
  readonly target?: string;
  /** Absent for what has no target. */
  readonly reached?: boolean;
}

/** Milliseconds from which browsers speak of a long task, because people notice it. */
export const longTask = 50;

/** Prints measurements as a small table. A target that was missed is said, not failed: this machine may be slow. */
export function table(title: string, rows: readonly Row[]): void {
  const cells = rows.map(({ what, figure, ratio = '', target = '', reached }) => {
    return [what, figure, ratio, target, reached === undefined ? '' : reached ? 'reached' : 'missed'];
  });
  const lines = [['', 'figure', 'ratio', 'target', ''], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const line of lines) {
    console.log(`  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
  }
}

export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}

export function times(ratio: number): string {
  return `${ratio.toFixed(1)}x`;
}
