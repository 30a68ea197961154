import type { HeadersArgs } from 'react-router';

/** The `headers` of a route with a form: those of its loader, and those of its action over them. */
export function headers({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  const both = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders)
    if (name === 'set-cookie') both.append(name, value);
    else both.set(name, value);
  return both;
}
