import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

test('what HTML would take for its own is written out, and nothing else', () => {
  expect(htmlText(`<b title="a" lang='b'>R&D</b> नमस्ते`)).toBe(
    '&lt;b title=&quot;a&quot; lang=&#39;b&#39;&gt;R&amp;D&lt;/b&gt; नमस्ते',
  );
});
