import { expect, test } from 'vitest';
import { encodeForNow } from './encode-text.ts';

test('any text is encoded whole, whatever the length of its characters', () => {
  for (const text of ['', 'Étagère à 12 €', '試験'.repeat(5000), 'é\u{1f600}'.repeat(3000)])
    expect([...encodeForNow(text)]).toEqual([...new TextEncoder().encode(text)]);
});
