import { expect, test } from 'vitest';
import { toBase64Url } from './base64-url.ts';
import { openSealedText, sealText } from './sealed-text.ts';

test('what was sealed opens again, accents and all', async () => {
  const text = JSON.stringify({
    buyer: 'Émile & Zoé — œuvres',
    lines: Array(50).fill('même ligne'),
  });
  const sealed = await sealText(text);
  expect(sealed).toMatch(/^1\.[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]+$/);
  expect(await openSealedText(sealed)).toEqual({ ok: true, text });
  expect(sealed.length).toBeLessThan(text.length);
});

test('two seals of one text have nothing in common', async () => {
  const [first, second] = [await sealText('devis'), await sealText('devis')];
  expect(first.split('.')[1]).not.toBe(second.split('.')[1]);
  expect(first.split('.')[2]).not.toBe(second.split('.')[2]);
});

test('what was cut or changed does not open, wherever', async () => {
  const sealed = await sealText('Facture F-2026-0042');
  const damaged = [
    '',
    '1',
    '1..',
    sealed.slice(0, -1),
    sealed.slice(0, 30),
    sealed.replace('.', ''),
    `${sealed}.AAAA`,
    sealed.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    '1.AAAA.AAAA',
    `1.${'é'.repeat(43)}.AAAA`,
  ];
  for (const text of damaged)
    expect(await openSealedText(text), text).toEqual({ ok: false, reason: 'damaged' });
});

test('a seal of a later version says so', async () => {
  expect(await openSealedText('2.whatever')).toEqual({ ok: false, reason: 'newer' });
});

test('a text that swells beyond any document does not open', async () => {
  const swollen = await sealText(' '.repeat(9_000_000));
  expect(swollen.length).toBeLessThan(20_000);
  expect(await openSealedText(swollen)).toEqual({ ok: false, reason: 'damaged' });
});

test('what is encrypted and no compressed text does not open', async () => {
  const rawKey = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', rawKey, 'AES-GCM', false, ['encrypt']);
  const iv = new Uint8Array(12);
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, rawKey);
  const sealed = `1.${toBase64Url(rawKey)}.${toBase64Url(new Uint8Array(encrypted))}`;
  expect(await openSealedText(sealed)).toEqual({ ok: false, reason: 'damaged' });
});
