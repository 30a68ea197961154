import { redirect } from 'react-router';

/**
 * Where what is shared with the installed site comes while the browser has no service worker of ours. Nothing of it is read,
 * as nothing tells who sent it. The studio says so, and brings the worker: the next time it arrives.
 */
export function action(): Response {
  return redirect('/studio?shared=missed', 303);
}

/** Somebody went back or reloaded. */
export function loader(): Response {
  return redirect('/studio');
}
