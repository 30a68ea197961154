import source from '../offline/service-worker.js?raw';
import { getServices } from '../request/context.ts';
import type { Route } from './+types/service-worker';

/** In the place of the worker when it is switched off: it removes itself and everything that was kept. */
const removal = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
await registration.unregister()})()));
`;

/** Browsers ask for it at every page that it serves, so switching it off reaches them all. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { serviceWorker } = getServices(context).config;
  return new Response(serviceWorker ? source : removal, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
