import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test('encodes what a name may not have by RFC 8187', () => {
  expect(attachment("O'Neil (आशा)*.pdf", 'card.pdf')).toBe(
    'attachment; filename="card.pdf"; filename*=UTF-8\'\'O%27Neil%20%28%E0%A4%86%E0%A4%B6%E0%A4%BE%29%2A.pdf',
  );
});
