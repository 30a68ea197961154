/**
 * What these routes read of an address' query. Links collect parameters of others on their way (`fbclid`, `utm_source`);
 * those change no answer, and are no reason to make one anew.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  '/card/:id': ['day'],
  '/card/:id/scene.json': ['face', 'envelope'],
  '/card/:id/picture.jpg': ['revision'],
  '/card/:id/card.png': ['revision'],
  '/card/:id/print.pdf': ['fold', 'paper', 'qr', 'test'],
  '/gallery': ['search', 'category', 'style', 'shown', 'view', 'to'],
  '/discover': ['tab', 'shown'],
  '/faqs': ['q'],
};

/** Of the query in a request's target what the route with this pattern reads: `?day=2026-11-12`, or nothing. */
export function knownQuery(pattern: string, target: string): string {
  const start = target.indexOf('?');
  if (start === -1) return '';
  const query = new URLSearchParams(target.slice(start));
  const kept = (known[pattern] ?? []).flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}
