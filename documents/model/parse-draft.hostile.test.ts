import { expect, test } from 'vitest';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { parseDraft } from './parse-draft.ts';

const smallest = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  seller: { kind: 'company' },
  buyer: { kind: 'business' },
};
const item = { kind: 'item', name: 'Article', unitPrice: '1', vatRate: '20' };

function problemsOf(input: unknown): string[] {
  const parsed = parseDraft(input);
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`);
}

test('keys that would reach the prototype are unknown keys, and reach nothing', () => {
  const hostile = JSON.parse(
    '{"version":1,"kind":"facture-tva","vatRegime":"normal","seller":{"kind":"company","__proto__":{"siren":"1"}},"buyer":{"kind":"business"},"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  );
  expect(problemsOf(hostile)).toEqual([
    'seller: Unknown key: "__proto__"',
    ': Unknown keys: "__proto__", "constructor"',
  ]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('a logo is a PNG or a JPEG of 3 MB at most', () => {
  const withLogo = (data: unknown) => problemsOf({ ...smallest, style: { logo: { data } } });
  const png = 'data:image/png;base64,';
  expect(withLogo(`${png}iVBORw0KGgo=`)).toEqual([]);
  expect(withLogo(png + 'A'.repeat(4_000_000))).toEqual([]);
  expect(withLogo(png + 'A'.repeat(13_000_000))).toEqual([
    'style.logo.data: The logo weighs more than 3 MB: reduce it',
  ]);
  // Over the limit, the pattern is not tried: there is one message, about the weight.
  expect(withLogo(png + '!'.repeat(13_000_000))).toEqual([
    'style.logo.data: The logo weighs more than 3 MB: reduce it',
  ]);
  const wanted =
    'style.logo.data: Expected a PNG or a JPEG as "data:image/png;base64,…"; SVG and other formats must be converted first';
  for (const data of [
    'data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Pg==',
    '<svg onload="alert(1)"/>',
    'https://exemple.fr/logo.png',
    `${png}!!`,
    `${png}${'A'.repeat(4_000_000)}!`,
  ]) {
    expect(withLogo(data)).toEqual([wanted]);
  }
});

test('a document holds at most 2000 lines', () => {
  expect(problemsOf({ ...smallest, lines: Array.from({ length: 2000 }, () => item) })).toEqual([]);
  expect(problemsOf({ ...smallest, lines: Array.from({ length: 5000 }, () => item) })).toEqual([
    'lines: A document holds at most 2000 lines',
  ]);
});

test('a file that is wrong everywhere is refused in a hundred problems', () => {
  const lines = Array.from({ length: 2000 }, () => ({ kind: 'x', y: 1 }));
  expect(problemsOf({ ...smallest, lines })).toHaveLength(100);
});

test('unknown keys are quoted in part when they are endless', () => {
  const [problem = ''] = problemsOf({ ...smallest, ['k'.repeat(10_000)]: 1 });
  expect(problem.length).toBeLessThan(100);
  expect(problemsOf({ ...smallest, subtype: 'x'.repeat(10_000) })[0]?.length).toBeLessThan(350);
});

test('amounts beyond what is computed exactly are refused at the line that goes too far', () => {
  const huge = { ...item, quantity: '999999999', unitPrice: '999999999' };
  expect(problemsOf({ ...smallest, lines: [item, huge] })).toEqual([
    'lines[1]: Amounts add up to more than 10000000000000, which is not computed',
  ]);
  const large = { ...item, quantity: '6000', unitPrice: '999999999' };
  expect(problemsOf({ ...smallest, lines: [large] })).toEqual([]);
  expect(problemsOf({ ...smallest, lines: [large, { ...large, quantity: '-6000' }] })).toHaveLength(
    1,
  );
});

test('the euros of a foreign VAT stay within what is computed exactly', () => {
  const lines = [{ ...item, quantity: '6000', unitPrice: '999999999' }];
  const exchangeRate = { rate: '999999999', date: '2026-11-20' };
  expect(problemsOf({ ...smallest, lines, currency: 'USD', exchangeRate })).toEqual([
    'exchangeRate.rate: Amounts in euros add up to more than 10000000000000, which is not computed',
  ]);
});

test('the largest document that is read has exact amounts', () => {
  const lines = Array.from({ length: 2000 }, () => ({
    ...item,
    quantity: '5',
    unitPrice: '999999999',
    vatRate: '99.99',
  }));
  for (const priceMode of ['net', 'gross']) {
    const parsed = parseDraft({
      ...smallest,
      lines,
      priceMode,
      charges: [{ amount: '999999999', reason: 'Port' }],
    });
    const totals = parsed.ok ? computeTotals(parsed.draft) : null;
    expect(Number.isSafeInteger(totals?.payableAmount)).toBe(true);
  }
});

test('text of any script is kept, and nothing is lost on the way', () => {
  const names = [
    'שלום חברה בע״מ',
    'شركة النور',
    'Ελληνική Εταιρεία',
    'ООО «Ромашка»',
    'Công ty Nguyễn',
    '🧀 Fromagerie 👩‍🌾',
    'x'.repeat(200),
  ];
  for (const name of names) {
    const parsed = parseDraft({
      ...smallest,
      seller: { kind: 'company', name },
      lines: [{ ...item, name: 'W'.repeat(500) }],
    });
    expect(parsed.ok && parsed.draft.seller.name).toBe(name.normalize('NFC'));
  }
});

test('a payment link is an https address, an attachment is base64 of a known type', () => {
  expect(problemsOf({ ...smallest, payment: { link: 'javascript:alert(1)' } })).toEqual([
    'payment.link: Expected an https:// address',
  ]);
  expect(problemsOf({ ...smallest, payment: { link: 'https://payer.exemple.fr/f/42' } })).toEqual(
    [],
  );
  const attachments = [{ filename: 'note.html', mediaType: 'text/html', content: '<p>' }];
  expect(problemsOf({ ...smallest, attachments })).toEqual([
    expect.stringMatching(
      /^attachments\[0\]\.mediaType: Expected "application\/pdf" or .*, received "text\/html"$/,
    ),
    'attachments[0].content: Expected base64',
  ]);
});
