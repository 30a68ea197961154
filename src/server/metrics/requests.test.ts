import { expect, test } from 'vitest';
import { createFindRoute } from '#web/router/find-route.ts';
import { labelOf } from './requests.ts';

const findRoute = createFindRoute();

test.each([
  ['/', '/'],
  ['/?next=/card/secret', '/'],
  ['/login', '/login'],
  ['/Login/?email=asha@example.org', '/login'],
  ['/login.data', '/login.data'],
  ['/_.data?index', '/.data'],
  ['/card/AAAAAAAAAAAAAAAAAAAAAA', '/card/:id'],
  ['/Discover.data', '/discover.data'],
  ['/card/AAAAAAAAAAAAAAAAAAAAAA/scene.json', '/card/:id/scene.json'],
  ['/card/AAAAAAAAAAAAAAAAAAAAAA/other', 'other'],
  ['//card/AAAAAAAAAAAAAAAAAAAAAA', 'other'],
  ['/files/x?width=400', '/files/:id'],
  ['/assets/entry-x.js', '/assets/*'],
  ['/api/auth/verify-email?token=x', '/api/auth/*'],
  ['/healthz', '/healthz'],
  ['/asha@example.org', 'other'],
  ['/wp-login.php', 'other'],
  ['http://elsewhere.example/', '/'],
  ['/card/%zz/%41', 'other'],
  ['/card/%zz', '/card/:id'],
])('%s is counted as %s', (url, route) => {
  expect(labelOf(url, findRoute)).toBe(route);
});

test('no spelling of an address puts an id into a label', () => {
  const id = 'AAAAAAAAAAAAAAAAAAAA-_';
  for (const place of [
    '/card/',
    '/Card/',
    '//card//',
    '/%63ard/',
    '/card%2F',
    '/files/',
    '/login/',
    '/x/',
    '/',
  ]) {
    for (const rest of ['', '/', '.data', '/.data', '/scene.json', '/scene.json/', '?x=1', ';x', '%00']) {
      expect(labelOf(`${place}${id}${rest}`, findRoute)).not.toMatch(/A{3}/);
      expect(labelOf(`${place}${id}${rest}`, findRoute)).toMatch(
        /^(other|\/(card\/:id(\/scene\.json)?|files\/:id|login\/:provider)(\.data)?)$/,
      );
    }
  }
});
