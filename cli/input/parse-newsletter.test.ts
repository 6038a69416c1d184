import { expect, test } from 'vitest';
import { parseNewsletter } from './parse-newsletter.ts';

const parse = (text: string) => parseNewsletter(Buffer.from(text));

test('the first line is the subject; empty lines are between paragraphs', () => {
  expect(
    parse(
      '\uFEFFLes nouvelles de décembre\r\n\r\nUne ligne\r\nqui continue.\r\n \r\n\r\nhttps://exemple.fr/guide\r\n',
    ),
  ).toEqual({
    ok: true,
    value: {
      subject: 'Les nouvelles de décembre',
      paragraphs: ['Une ligne qui continue.', 'https://exemple.fr/guide'],
    },
  });
  expect(parse('Sujet\nTexte')).toMatchObject({ ok: true, value: { paragraphs: ['Texte'] } });
});

test.each([
  ['', 'it is empty'],
  [' \n\n ', 'it is empty'],
  ['Un sujet seul\n\n', 'a subject and no text'],
  [`${'s'.repeat(151)}\n\nTexte`, 'has 151 characters: 150 at most'],
  [`Sujet\n\n${'t'.repeat(10_001)}`, 'has 10001 characters: 10000 at most'],
  ['Sujet\n\nVoir http://exemple.fr', 'not https'],
  ['Sujet\n\nTexte\u0007', 'control characters'],
  ['Sujet\n\nTexte\n\nTexte', 'same paragraph twice'],
])('%j is refused in a sentence', (text, message) => {
  expect(parse(text)).toEqual({ ok: false, message: expect.stringContaining(message) });
});

test('another encoding than UTF-8 is refused', () => {
  expect(parseNewsletter(Buffer.from('Sujet\n\nÉté', 'latin1'))).toMatchObject({
    ok: false,
    message: expect.stringContaining('UTF-8'),
  });
});
