import { expect, test } from 'vitest';
import { fillBlanks, hasBlanks, type Syntax, writeForScript } from './fill-blanks.ts';

const fill = (
  text: string,
  deployment: Parameters<typeof fillBlanks>[1],
  syntax: Syntax = 'plain',
) => fillBlanks([{ text, syntax }], deployment);

const NAMES = [
  'Dupont & Fils',
  `L’« Atelier » d'"Ana"`,
  '</script><script>alert(1)</script>',
  '<!--',
  '$& $1 $$ $`',
  '{{SITE_ORIGIN}} {{#MEDIATOR}}',
  '\\u003c \\n',
  '🧾 Reçus\u2028',
  'a'.repeat(200),
];

test.each(NAMES)('« %s » is read from a page as it was said', (SITE_NAME) => {
  const filled = fill('<p title="{{SITE_NAME}}">{{SITE_NAME}}</p>', { SITE_NAME }, 'markup');
  const [, title = '', text = ''] = /^<p title="([^"<>]*)">([^<>]*)<\/p>$/.exec(filled) ?? [];
  expect([title, text].map(readMarkup)).toEqual([SITE_NAME, SITE_NAME]);
});

test.each(NAMES)('« %s » is read from JSON as it was said, and ends no script', (SITE_NAME) => {
  const filled = fill('{"name":"{{SITE_NAME}} : bienvenue"}', { SITE_NAME }, 'json');
  expect(JSON.parse(filled)).toEqual({ name: `${SITE_NAME} : bienvenue` });
  expect(filled).not.toMatch(/[<>]/);
  const script = writeForScript({ SITE_NAME });
  expect(JSON.parse(script)).toEqual({ SITE_NAME });
  expect(script).not.toMatch(/[<>\u2028]/);
});

test('a value that looks like a blank is no blank', () => {
  const SITE_NAME = '{{SITE_ORIGIN}}';
  expect(fill('{{SITE_NAME}}', { SITE_NAME, SITE_ORIGIN: 'https://a.fr' })).toBe(SITE_NAME);
});

test('a piece is kept when its name is said, or when it is not', () => {
  const text =
    'a{{#RATING_LINK}}b{{RATING_LINK}}{{/RATING_LINK}}{{^RATING_LINK}}c{{/RATING_LINK}}d';
  expect(fill(text, { RATING_LINK: '!' })).toBe('ab!d');
  expect(fill(text, {})).toBe('acd');
});

test('pieces are one in the other, and go on in the next part', () => {
  const parts = [
    { text: '<p>{{#PARTNER_LINK}}<b>{{#PARTNER_NAME}}{{PARTNER_NAME}}', syntax: 'markup' },
    { text: '"{{PARTNER_NAME}}"{{/PARTNER_NAME}}', syntax: 'json' },
    { text: '{{^PARTNER_NAME}}?{{/PARTNER_NAME}}</b>{{/PARTNER_LINK}}</p>', syntax: 'markup' },
  ] as const;
  const PARTNER_NAME = 'A & B';
  expect(fillBlanks(parts, {})).toBe('<p></p>');
  expect(fillBlanks(parts, { PARTNER_LINK: '/' })).toBe('<p><b>?</b></p>');
  expect(fillBlanks(parts, { PARTNER_NAME })).toBe('<p></p>');
  expect(fillBlanks(parts, { PARTNER_NAME, PARTNER_LINK: '/' })).toBe(
    '<p><b>A &#38; B"A \\u0026 B"</b></p>',
  );
});

test.each(['{{#MEDIATOR}}a', 'a{{/MEDIATOR}}', '{{#MEDIATOR}}{{#DATA_PLACE}}{{/MEDIATOR}}'])(
  '« %s » is a fault of the build',
  (text) => {
    expect(() => fill(text, {})).toThrow(/piece of/);
  },
);

test('what is no blank stays', () => {
  expect(fill('{{ SITE_NAME }} {{AUTRE}} {{{x}}}', {})).toBe('{{ SITE_NAME }} {{AUTRE}} {{{x}}}');
  expect(hasBlanks('{{AUTRE}}')).toBe(false);
  expect(hasBlanks('a{{^MEDIATOR}}')).toBe(true);
});

function readMarkup(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
}
