/** The page of a design, with the receiver's name on its picture; empty for none. */
export function designPath(id: string, toName = ''): string {
  return withName(`/designs/${id}`, '?', toName);
}

/** The studio with a design, and with the receiver's name. */
export function studioPath(id: string, toName = ''): string {
  return withName(`/studio?template=${id}`, '&', toName);
}

function withName(path: string, before: '?' | '&', toName: string): string {
  return toName ? `${path}${before}${new URLSearchParams({ to: toName })}` : path;
}
