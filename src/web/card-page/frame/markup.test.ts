import { expect, test } from 'vitest';
import { html, Markup } from './markup.ts';

test('escapes text, in elements and in attributes', () => {
  const name = `<b onclick="x">'&`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;b onclick=&quot;x&quot;&gt;&#39;&amp;">&lt;b onclick=&quot;x&quot;&gt;&#39;&amp;</p>',
  );
});

test('takes markup as it is, each of a list, and nothing for what is not there', () => {
  const items = ['a', '<'].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}${null}${undefined}${false}${new Markup('<hr>')}${3}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;</li><hr>3</ul>',
  );
});

test('an empty text stays empty', () => {
  expect(html`<p>${''}</p>`.text).toBe('<p></p>');
});

test('what was encoded before stays as it is, between texts', () => {
  const drawn = new Markup(Buffer.from('<svg>🎂</svg>'));
  const page = html`<p>${'ä<'}${drawn}</p>${[drawn, 'é']}`;
  expect(Buffer.concat(page.bytes).toString()).toBe('<p>ä&lt;<svg>🎂</svg></p><svg>🎂</svg>é');
  expect(page.text).toBe(Buffer.concat(page.bytes).toString());
});
