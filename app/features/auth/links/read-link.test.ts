import { expect, test } from 'vitest';
import { readLink } from './read-link.ts';

const ORIGIN = 'https://facturier.example';

test('a link gives its token, its purpose and where it leads', () => {
  const target = `${ORIGIN}/facture-tva?brouillon=a1#lignes`;
  expect(readLink(write({ token_hash: 'abc', type: 'signup', redirect_to: target }))).toEqual({
    tokenHash: 'abc',
    type: 'signup',
    target: '/facture-tva?brouillon=a1#lignes',
  });
});

test('a link that recovers leads to the choice of a password, whatever it says', () => {
  const link = readLink(write({ token_hash: 'abc', type: 'recovery', redirect_to: ORIGIN }));
  expect(link?.target).toBe('/reset-password');
});

test('a link without a token, or of an unknown type, is none', () => {
  expect(readLink(write({ type: 'signup' }))).toBeNull();
  expect(readLink(write({ token_hash: 'abc', type: 'sms' }))).toBeNull();
  expect(readLink(write({ token_hash: 'abc' }))).toBeNull();
});

for (const elsewhere of [
  'https://evil.example/',
  '//evil.example/',
  `${ORIGIN}//evil.example/`,
  `${ORIGIN}@evil.example/`,
  `https://user:word@facturier.example/`,
  'https://facturier.example.evil.example/',
  'http://facturier.example/',
  'javascript:alert(1)',
  '\\\\evil.example',
  'https://[',
])
  test(`a link never leads to ${elsewhere}`, () => {
    const link = readLink(write({ token_hash: 'abc', type: 'magiclink', redirect_to: elsewhere }));
    expect(link?.target).toBe('/');
  });

test('a browser without URL.canParse reads a link (Safari before 17)', () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, 'canParse');
  try {
    const link = readLink(write({ token_hash: 'abc', type: 'signup', redirect_to: '/devis' }));
    expect(link?.target).toBe('/devis');
  } finally {
    URL.canParse = canParse;
  }
});

function write(parameters: Record<string, string>): string {
  return `${ORIGIN}/auth-confirm?${new URLSearchParams(parameters)}`;
}
