/**
 * A table as CSV with a mark that says UTF-8, for spreadsheets. A cell that a spreadsheet would take for a formula begins
 * with an apostrophe: names come from anybody.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** As OWASP lists them, also in their wide forms and after spaces, which some programs leave out. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/u;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
