import { expect, test } from 'vitest';
import { packWhenAsked } from './pack-when-asked.ts';

test('a file is compressed once for all who ask, and again only after a failure', async () => {
  const made: string[] = [];
  const encode = packWhenAsked(Buffer.from('a'.repeat(1000)), (encoding) => {
    made.push(encoding);
    if (made.length === 2) throw new Error('No memory');
    return encoding;
  });
  await expect(encode('br')).rejects.toThrow('No memory');
  expect(await Promise.all([encode('br'), encode('br')])).toEqual(['br', 'br']);
  expect(await encode('br')).toBe('br');
  expect(made).toEqual(['identity', 'br', 'br']);
});
