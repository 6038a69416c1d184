import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('a plain text is given back as it is', () => {
  const text = 'Conception d’un site — 3 jours à 450 €';
  expect(escapeXml(text)).toBe(text);
});

test('the characters of the markup become entities, each of them', () => {
  expect(escapeXml('a<b> & "c" && \'d\'')).toBe("a&lt;b&gt; &amp; &quot;c&quot; &amp;&amp; 'd'");
});

test('an entity typed by its author stays readable as typed', () => {
  expect(escapeXml('&lt;script&gt;')).toBe('&amp;lt;script&amp;gt;');
});

test('the end of a CDATA section cannot be forged', () => {
  expect(escapeXml(']]>')).toBe(']]&gt;');
});

test('line breaks, emoji and right-to-left letters are kept', () => {
  expect(escapeXml('un\ndeux 🙂 שלום')).toBe('un\ndeux 🙂 שלום');
});
