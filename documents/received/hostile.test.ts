import { Session } from 'node:inspector';
import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildLongSample } from '#documents/samples/long.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { type ReadInvoice, readInvoiceXml } from './read-invoice-xml.ts';

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
  // Call counts do not see the engine’s own work: while quadratic, these two timed out the test.
  ['a million carriage returns', () => `<a>${'\r'.repeat(1e6)}</a>`, 'is-not-invoice'],
  ['20 000 prefixes around as many elements', () => prefixes(20_000), 'is-not-invoice'],
  [
    '100 000 attributes',
    () => `<a ${Array.from({ length: 1e5 }, (_, index) => `b${index}=""`).join(' ')}/>`,
    'is-not-invoice',
  ],
  ['a root that every object knows', () => '<constructor/>', 'is-not-invoice'],
  ['a zip', () => Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x00), 'not-xml'],
  ['nothing', () => '', 'not-xml'],
];

for (const [name, make, code] of HOSTILE) {
  test(`${name}: refused in a few calls for each byte`, () => {
    const content = make();
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const { read, calls } = readCounted(bytes);
    const isUnread = REFUSED_UNREAD.has(code);
    expect(calls).toBeLessThan(CALLS_IN_ALL + (isUnread ? 0 : CALLS_PER_BYTE * bytes.length));
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

test('twice the lines are read in twice the calls', () => {
  const half = readCounted(Buffer.from(invoiceOf(500)));
  const whole = readCounted(Buffer.from(invoiceOf(1000)));
  expect(whole.calls).toBeLessThan(TWICE * half.calls);
});

test('as many lines as a draft holds are read, more are refused', () => {
  const xml = invoiceOf(2000);
  expect(readInvoiceXml(Buffer.from(xml))).toMatchObject({ ok: true });
  const more = repeat(xml, 'IncludedSupplyChainTradeLineItem', 2001);
  expect(readInvoiceXml(Buffer.from(more))).toMatchObject({ problem: { code: 'too-many-lines' } });
});

test.each([
  ['SpecifiedTradeAllowanceCharge', 'too-complex'],
  ['IncludedNote', 'too-complex'],
  ['SpecifiedTradePaymentTerms', undefined],
])('thousands of %s are read or refused, each looked at once', (name, code) => {
  const xml = invoiceOf(3);
  const half = readCounted(Buffer.from(repeat(xml, name, 1000)));
  const whole = readCounted(Buffer.from(repeat(xml, name, 2000)));
  expect(whole.calls).toBeLessThan(TWICE * half.calls);
  const read = readInvoiceXml(Buffer.from(repeat(xml, name, 5000)));
  expect(read.ok ? undefined : read.problem.code).toBe(code);
});

test('twice the titles, each below the one before, are read in twice the calls', () => {
  const half = readCounted(Buffer.from(titlesAbove(500)));
  const whole = readCounted(Buffer.from(titlesAbove(1000)));
  expect(whole.read).toMatchObject({ ok: true });
  expect(whole.calls).toBeLessThan(TWICE * half.calls);
});

/**
 * The result, and the number of function calls, which hardly differs between machines. Work inside
 * the engine, such as regular expressions, is not counted.
 */
function readCounted(bytes: Uint8Array): { read: ReadInvoice; calls: number } {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true });
    const read = readInvoiceXml(bytes);
    return { read, calls: countCalls(session) };
  } finally {
    session.disconnect();
  }
}

function countCalls(session: Session): number {
  let calls = 0;
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    const functions = result.flatMap((script) => script.functions);
    for (const { ranges } of functions) calls += ranges[0]?.count ?? 0;
  });
  return calls;
}

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

/** A chain of nested titles, the last of which holds the first line. */
function titlesAbove(count: number): string {
  const place = (id: number, subtype: string) =>
    `<ram:LineID>${id}</ram:LineID><ram:ParentLineID>${id - 1}</ram:ParentLineID><ram:LineStatusReasonCode>${subtype}</ram:LineStatusReasonCode>`;
  const titles = Array.from(
    { length: count },
    (_, index) =>
      `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument>${place(1000 + index, 'GROUP')}</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Titre ${index}</ram:Name></ram:SpecifiedTradeProduct></ram:IncludedSupplyChainTradeLineItem>`,
  );
  return invoiceOf(3)
    .replace('<ram:LineID>1</ram:LineID>', place(1000 + count, 'DETAIL'))
    .replace('<ram:IncludedSupplyChainTradeLineItem>', `${titles.join('')}$&`);
}

function laughs(): string {
  const entities = Array.from(
    { length: 10 },
    (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
  );
  return `<!DOCTYPE a [<!ENTITY l0 "ha">${entities.join('')}]><a>&l10;</a>`;
}

function prefixes(count: number): string {
  const declared = Array.from({ length: count }, (_, index) => `xmlns:b${index}="c"`);
  return `<a ${declared.join(' ')}>${'<d xmlns="e"/>'.repeat(count)}</a>`;
}

const REFUSED_UNREAD: ReadonlySet<string> = new Set(['too-large', 'has-doctype', 'not-xml']);
/** Upper bound of the parser, reached by short attributes. */
const CALLS_PER_BYTE = 6;
const CALLS_IN_ALL = 10_000;
/** Twice the elements: twice the calls of a linear reader, up to four times of a quadratic one. */
const TWICE = 2.02;
