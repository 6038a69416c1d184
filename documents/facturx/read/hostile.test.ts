import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildLongSample } from '#documents/samples/long.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

/** In CPU milliseconds of this thread, whatever else the machine does. */
const LIMIT = 2000;

const HOSTILE: readonly (readonly [string, () => string | Uint8Array, string])[] = [
  ['a billion laughs', () => laughs(), 'has-doctype'],
  [
    'an external entity',
    () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    'has-doctype',
  ],
  ['100 000 elements in one another', () => '<a>'.repeat(1e5) + '</a>'.repeat(1e5), 'too-deep'],
  ['60 elements in one another', () => '<a>'.repeat(60) + '</a>'.repeat(60), 'too-deep'],
  ['a million elements', () => `<a>${'<b/>'.repeat(1e6)}</a>`, 'too-complex'],
  ['a million references', () => `<a>${'&#65;'.repeat(1e6)}</a>`, 'too-complex'],
  ['50 MB of text', () => new Uint8Array(5e7).fill(0x61), 'too-large'],
  ['19 MB of text', () => `<a>${'b'.repeat(1.9e7)}</a>`, 'is-not-invoice'],
  ['a million carriage returns', () => `<a>${'\r'.repeat(1e6)}</a>`, 'is-not-invoice'],
  [
    '100 000 attributes',
    () => `<a ${Array.from({ length: 1e5 }, (_, index) => `b${index}=""`).join(' ')}/>`,
    'is-not-invoice',
  ],
  ['a zip', () => Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x00), 'not-xml'],
  ['nothing', () => '', 'not-xml'],
];

for (const [name, make, code] of HOSTILE) {
  test(`${name}: refused in time`, () => {
    const content = make();
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const start = process.threadCpuUsage();
    const read = readInvoiceXml(bytes);
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(LIMIT);
    expect(read).toMatchObject({ ok: false, problem: { code } });
  });
}

test('an invoice cut anywhere is damaged, one of another encoding than it says is not read', () => {
  const xml = invoiceOf(3);
  for (const length of [10, 200, 2000, xml.length - 5]) {
    expect(readInvoiceXml(Buffer.from(xml.slice(0, length)))).toMatchObject({
      problem: { code: 'malformed' },
    });
  }
  expect(readInvoiceXml(Buffer.from(xml, 'latin1'))).toMatchObject({
    problem: { code: 'unknown-encoding' },
  });
  const named = xml.replace('UTF-8', 'ISO-8859-1').replace(/[^ -ÿ\n]/g, '?');
  expect(readInvoiceXml(Buffer.from(named, 'latin1'))).toMatchObject({ ok: true });
});

test('as many lines as a draft holds are read in time, more are refused', () => {
  const xml = invoiceOf(2000);
  const start = process.threadCpuUsage();
  const read = readInvoiceXml(Buffer.from(xml));
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(LIMIT);
  expect(read).toMatchObject({ ok: true });
  const more = repeat(xml, 'IncludedSupplyChainTradeLineItem', 2001);
  expect(readInvoiceXml(Buffer.from(more))).toMatchObject({ problem: { code: 'too-many-lines' } });
});

test.each([
  ['SpecifiedTradeAllowanceCharge', 'too-complex'],
  ['IncludedNote', 'too-complex'],
  ['SpecifiedTradePaymentTerms', undefined],
])('thousands of %s are read or refused in time', (name, code) => {
  const bytes = Buffer.from(repeat(invoiceOf(3), name, 5000));
  const start = process.threadCpuUsage();
  const read = readInvoiceXml(bytes);
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(LIMIT);
  expect(read.ok ? undefined : read.problem.code).toBe(code);
});

/** The first element of that name, that many times. */
function repeat(xml: string, name: string, count: number): string {
  return xml.replace(new RegExp(`<ram:${name}>.*?</ram:${name}>`, 's'), (group) =>
    group.repeat(count),
  );
}

function invoiceOf(count: number): string {
  return (
    buildFacturX(requireDraft({ ...buildLongSample(count), allowances: [{ amount: '5' }] })) ?? ''
  );
}

function laughs(): string {
  const entities = Array.from(
    { length: 10 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  );
  return `<!DOCTYPE a [<!ENTITY l0 "ha">${entities.join('')}]><a>&l10;</a>`;
}
