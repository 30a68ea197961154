import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashScripts } from './script-hashes.ts';

const nonce = 'c2VjcmV0LXNlY3JldC1zZQ';
const own = `<script nonce="${nonce}">ours()</script><script type="module" async="" nonce="${nonce}">import "/a.js"</script>`;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

test('the scripts that we rendered are hashed, and no nonce is left', () => {
  expect(hashScripts(`<head>${own}</head>`, nonce)).toEqual({
    html: '<head><script>ours()</script><script type="module" async="">import "/a.js"</script></head>',
    scriptHashes: [hashOf('ours()'), hashOf('import "/a.js"')],
  });
});

test('two scripts of the same text are named once', () => {
  expect(hashScripts(own + own, nonce).scriptHashes).toHaveLength(2);
});

test.each([
  ['without a nonce', '<script>evil()</script>'],
  ['with a nonce that is guessed', '<script nonce="AAAAAAAAAAAAAAAAAAAAAA">evil()</script>'],
  ['with an empty nonce', '<script nonce="">evil()</script>'],
  ['that is not closed', '<script>evil()//'],
  ['whose attribute swallows what follows', '<script data-x="'],
  ['that calls itself closed', '<script>evil()</script ><!--'],
  ['in an attribute', '<img alt="<script>evil()</script>">'],
  ['in capital letters', '<SCRIPT>evil()</SCRIPT>'],
  ['that is a page in itself', '<iframe srcdoc="<script>evil()</script>"></iframe>'],
])('a script %s that was smuggled into the page is not hashed', (_, smuggled) => {
  for (const html of [smuggled + own, own + smuggled]) {
    expect(hashScripts(html, nonce).scriptHashes).toEqual(hashScripts(own, nonce).scriptHashes);
  }
});
