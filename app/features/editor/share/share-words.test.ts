import { expect, test } from 'vitest';
import { describeLink } from './describe-link.ts';
import { mailAddress } from './mail-address.ts';

test('a link that carries everything needs no remark', () => {
  expect(describeLink({ url: 'x'.repeat(3000), leftOut: [] }, { isBlocked: false })).toEqual([]);
});

test('what stays behind, what is missing and what is long is said', () => {
  const remarks = describeLink({ url: 'x'.repeat(9000), leftOut: ['logo'] }, { isBlocked: true });
  expect(remarks).toHaveLength(3);
  expect(remarks.join(' ')).toMatch(/BROUILLON.*logo.*long/);
});

test('the message names the document and keeps the fragment of the link', () => {
  const address = mailAddress({
    title: 'Devis D-7 & plan',
    url: 'https://f.example/partage#1.a_-b.c',
  });
  const { searchParams, protocol } = new URL(address);
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('subject')).toBe('Devis D-7 & plan');
  expect(searchParams.get('body')).toContain('https://f.example/partage#1.a_-b.c');
});
