import source from '../offline/push-worker.js?raw';

/** Browsers ask for it again at each message. */
export function loader(): Response {
  return new Response(source, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
