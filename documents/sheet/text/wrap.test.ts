import { expect, test } from 'vitest';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { createFontMetrics } from './font-metrics.ts';
import { measureText } from './shape.ts';
import { wrapText } from './wrap.ts';

const metrics = createFontMetrics([latin]);
const style = { size: 10, weight: 'regular', color: '#000000' } as const;
const wrap = (text: string, width: number) =>
  wrapText(metrics, text, style, { width, onMissing: () => undefined }).map((line) =>
    line.runs.map((run) => run.text).join(''),
  );

test('a text that fits stays on one line', () => {
  expect(wrap('Pose et réglages', 500)).toEqual(['Pose et réglages']);
});

test('an empty text is one empty line', () => {
  expect(wrap('', 100)).toEqual(['']);
});

test('line breaks of the author are kept', () => {
  expect(wrap('a\nb\n\nc', 100)).toEqual(['a', 'b', '', 'c']);
});

test('no line is wider than asked, and no character is lost', () => {
  const text =
    'Fourniture et pose d’une chaudière gaz à condensation murale, raccordements hydraulique/électrique compris — avant-projet sommaire';
  for (const width of [40, 60, 90, 140]) {
    const lines = wrap(text, width);
    for (const line of lines) expect(measureText(metrics, line, style)).toBeLessThanOrEqual(width);
    expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  }
});

test('a word is read a few times, however long it is', () => {
  let reads = 0;
  const partOf = new Proxy(metrics.partOf, {
    get: (parts, index) => {
      reads += 1;
      return Reflect.get(parts, index);
    },
  });
  const read = (length: number) => {
    reads = 0;
    const counted = { ...metrics, partOf };
    wrapText(counted, 'x'.repeat(length), style, { width: 300, onMissing: () => undefined });
    return reads;
  };
  expect(read(10_000)).toBeLessThan(read(1000) * 12);
});

test('a word without spaces is cut between characters', () => {
  const lines = wrap('x'.repeat(200), 100);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).toBe('x'.repeat(200));
});

test('lines say the words of the text, those that are cut included', () => {
  const text = `Dépose/repose de la porte — sous-traitance comprise, rez-de-chaussée – étage ${'x'.repeat(60)} fin`;
  for (let width = 20; width < 300; width += 3) {
    const lines = wrapText(metrics, text, style, { width, onMissing: () => undefined });
    const said = lines.map(
      ({ runs, isCut }) => `${runs.map((run) => run.text).join('')}${isCut ? '' : ' '}`,
    );
    expect(said.join('')).toBe(`${text} `);
  }
});

test('a sign of punctuation never begins a line', () => {
  for (let width = 50; width < 200; width += 3) {
    for (const line of wrap('Attention : le prix ? Oui ! « Très bien » ; 20 % de 1 200 €', width)) {
      expect(line).not.toMatch(/^[:?!»;%€]/);
    }
  }
});

test('a width smaller than a letter still ends', () => {
  expect(wrap('abc', 0.1)).toEqual(['a', 'b', 'c']);
});

test('a date, a range and a telephone number stay whole', () => {
  for (let width = 60; width < 200; width += 5) {
    const lines = wrap(
      'Acompte réglé le 19/10/2026 par Jean-Paul, 01-02-03-04, et/ou lot 12-14',
      width,
    );
    for (const whole of ['19/10/2026', '01-02-03-04', '12-14']) {
      expect(lines.some((line) => line.includes(whole))).toBe(true);
    }
    expect(lines.join('').replace(/\s/g, '')).toHaveLength(62);
  }
});
