import { Fragment } from 'react';
import type { LegalTable as Table } from '#content/legal/legal-page.ts';
import { classNames } from '../ui/class-names.ts';

/** A table whose first column names the row. */
export function LegalTable({ table: { caption, columns, rows, isCode } }: { table: Table }) {
  return (
    <div className="sheet mt-4 overflow-hidden">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-cream max-sm:hidden">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...rest]) => (
            <tr
              key={name}
              className="border-line border-t align-top max-sm:block max-sm:py-2 max-sm:first:border-t-0"
            >
              <th
                scope="row"
                className={classNames(cell, 'max-sm:font-bold sm:font-normal', isCode && 'sm:w-1/3')}
              >
                {isCode ? <CodeName name={name} /> : name}
              </th>
              {rest.map((text, index) => (
                <td key={text} className={classNames(cell, 'text-ink-soft')}>
                  <span className="font-bold sm:hidden">{columns[index + 1]}: </span>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On phones each row is a box, and each cell has its label. */
const cell = 'block px-4 py-1 leading-snug sm:table-cell sm:py-2.5';

/** A technical name that may wrap after its punctuation. */
function CodeName({ name }: { name: string }) {
  return (
    <code translate="no" className="font-mono">
      {name.split(/(?<=[._:-])(?=\w)/).map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
