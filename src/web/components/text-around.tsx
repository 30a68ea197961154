import type { ReactNode } from 'react';

/** Unicode's own sign for something in a text that is none: U+FFFC. */
const mark = '\uFFFC';

interface TextAroundProps {
  /** The sentence with `part` filled in where the language has it. */
  say: (part: string) => string;
  /** What stands there: a date, an address, a name. */
  children: ReactNode;
}

/** A sentence with an element in it. Its parts may change, so each has an element of its own. */
export function TextAround({ say, children }: TextAroundProps) {
  const [before, after] = say(mark).split(mark);
  return (
    <>
      {before ? <span>{before}</span> : null}
      {children}
      {after ? <span>{after}</span> : null}
    </>
  );
}
