import { expect, test } from 'vitest';
import { describeLength, describeLink, writeLinkMessage } from './describe-link.ts';

test('a link that carries everything needs no remark', () => {
  expect(describeLink({ url: 'x'.repeat(3000), leftOut: [] }, { isBlocked: false })).toEqual([]);
});

test('what stays behind, what is missing and what is long is said', () => {
  const remarks = describeLink({ url: 'x'.repeat(4001), leftOut: ['logo'] }, { isBlocked: true });
  expect(remarks).toHaveLength(3);
  expect(remarks.join(' ')).toMatch(/BROUILLON.*logo.*aussi long/);
});

test('the message names the document and gives the link whole', () => {
  const url = 'https://f.example/partage#1.a_-b.c';
  const message = writeLinkMessage({ title: 'Devis D-7', url });
  expect(message.split('\n')).toContain(url);
  expect(message).toContain('Devis D-7');
});

test('the message of a short link says until when it opens, not that it holds the document', () => {
  const url = 'https://f.example/partage#s.a.1.b';
  const message = writeLinkMessage({ title: 'Devis D-7', url, until: '2026-11-30T13:05:00Z' });
  expect(message).toContain('Il s’ouvre jusqu’au 30 novembre 2026 à 14:05');
  expect(message).not.toContain('contient');
});

test('its length is said as people read it', () => {
  expect(describeLength('x'.repeat(1420))).toBe('1\u202f420\u00a0caractères');
});
