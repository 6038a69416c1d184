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

test('its length is said as people read it', () => {
  expect(describeLength('x'.repeat(1420))).toBe('1\u202f420\u00a0caractères');
});
