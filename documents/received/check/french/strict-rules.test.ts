import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';

const INVOICE = buildFacturX(requireDraft(menuisier)) ?? '';
const WITHOUT_FRAME = INVOICE.replace(
  /<ram:BusinessProcessSpecifiedDocumentContextParameter>.*?<\/ram:BusinessProcessSpecifiedDocumentContextParameter>/s,
  '',
);
const BASIC_WL = INVOICE.replace(
  'urn:cen.eu:en16931:2017<',
  'urn:factur-x.eu:1p0:basicwl<',
).replace(/<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/s, '');

test('a rule of France that a reader can do without is fatal from September 2027', () => {
  expect(read(WITHOUT_FRAME, '20270831')).toMatchObject({
    verdict: 'to-report',
    finding: {
      severity: 'warning',
      action: expect.stringMatching(/plateforme rejetterait ce fichier\.$/),
    },
  });
  expect(read(WITHOUT_FRAME, '20270901')).toMatchObject({
    verdict: 'refused',
    finding: {
      severity: 'error',
      action: expect.stringMatching(/plateforme rejette ce fichier\.$/),
    },
  });
});

test('nobody is told to pay an avoir', () => {
  const mute = (type: string) =>
    INVOICE.replace('<ram:SubjectCode>PMT<', '<ram:SubjectCode>AAI<').replace(
      '<ram:TypeCode>380<',
      `<ram:TypeCode>${type}<`,
    );
  const say = (type: string) => read(mute(type), '20261120', 'BR-FR-05').finding?.action;
  expect(say('380')).toContain('la facture reste à payer');
  expect(say('381')).toContain('l’avoir garde sa valeur');
});

test('lines that each say their period say when it was supplied', () => {
  const invoice = requireDraft(menuisier);
  const lines = invoice.lines.map((line) =>
    line.kind === 'item' ? { ...line, period: { start: '2026-10-01', end: '2026-10-31' } } : line,
  );
  const ofLines = { ...invoice, supply: undefined, lines };
  const find = (draft: typeof ofLines | typeof invoice) =>
    read(buildFacturX(draft) ?? '', '20261120', 'no-supply-date').finding;
  expect(find(ofLines)).toBeUndefined();
  expect(find({ ...invoice, supply: undefined })).toBeDefined();
});

test('an invoice without lines is taken in the first year of the reform', () => {
  expect(read(BASIC_WL, '20270831', 'poor-profile')).toMatchObject({
    verdict: 'to-report',
    finding: { severity: 'warning', text: expect.stringMatching(/31\saoût\s2027/) },
  });
  expect(read(BASIC_WL, '20270901', 'poor-profile')).toMatchObject({
    verdict: 'refused',
    finding: { severity: 'error' },
  });
  const minimum = BASIC_WL.replace(':basicwl', ':minimum');
  expect(read(minimum, '20261120', 'poor-profile').verdict).toBe('refused');
});

function read(xml: string, day: string, code = 'BR-FR-08') {
  const dated = xml.replace(/(<ram:IssueDateTime>.*?>)\d{8}</s, `$1${day}<`);
  const opened = readInvoiceXml(
    Buffer.from(dated.replace(/(<ram:DueDateDateTime>.*?>)\d{8}</s, '$120280101<')),
  );
  if (!opened.ok) throw new Error(opened.problem.code);
  const { verdict, findings } = opened.invoice;
  return { verdict, finding: findings.find((one) => one.code === code) };
}
