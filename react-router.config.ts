import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The few routes we have fit into the first load; to find them out later costs every page a request, and every
  // change of the page a look at all of its links.
  routeDiscovery: { mode: 'initial' },
  // The code of a page comes whole or not at all: a part that is lost alone would leave the page empty.
  splitRouteModules: false,
} satisfies Config;
