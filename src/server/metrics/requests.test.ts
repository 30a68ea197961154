import { expect, test } from 'vitest';
import { routeFinder } from './requests.ts';

const routeOf = routeFinder(['', 'login', 'card/:id', 'card/:id/scene.json', 'files/:id', 'studio/save']);

test.each([
  ['/', '/'],
  ['/?next=/card/secret', '/'],
  ['/login', '/login'],
  ['/login?email=asha@example.org', '/login'],
  ['/login.data', '/login.data'],
  ['/_.data?index', '/.data'],
  ['/card/AAAAAAAAAAAAAAAAAAAAAA', '/card/:id'],
  ['/card/AAAAAAAAAAAAAAAAAAAAAA.data', '/card/:id.data'],
  ['/card/AAAAAAAAAAAAAAAAAAAAAA/scene.json', '/card/:id/scene.json'],
  ['/card/AAAAAAAAAAAAAAAAAAAAAA/other', 'other'],
  ['/files/x?width=400', '/files/:id'],
  ['/assets/entry-x.js', '/assets/*'],
  ['/api/auth/verify-email?token=x', '/api/auth/*'],
  ['/healthz', '/healthz'],
  ['/asha@example.org', 'other'],
  ['/wp-login.php', 'other'],
  ['//', 'other'],
  ['http://elsewhere.example/', 'other'],
  ['', 'other'],
])('%s is counted as %s', (url, route) => {
  expect(routeOf(url)).toBe(route);
});
