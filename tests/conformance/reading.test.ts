import { expect, test } from 'vitest';
import {
  buildFacturX,
  checkConformity,
  type DraftInput,
  hasBlockingFailure,
  parseDraft,
} from '#documents';
import { judgeByNorm } from '#documents/norm';
import { readInvoiceXml } from '#documents/received';
import { samples } from '#documents/samples/samples.ts';
import { buildKindDraft, listKindRows, nameKindRow } from './kind-matrix.ts';
import { listMatrixRows, nameRow } from './matrix.ts';
import { buildPlaceDraft, listPlaceRows, namePlaceRow } from './place-matrix.ts';
import { buildRowDraft } from './row-draft.ts';

/** CII → draft → CII: every term comes back, or is listed as dropped. */
for (const [name, input] of listInputs()) {
  const xml = write(input);
  if (xml === null) continue;
  test(`read and written again: ${name}`, () => {
    const read = readInvoiceXml(Buffer.from(xml));
    if (!read.ok) throw new Error(read.problem.code);
    const { draft, dropped, findings } = read.invoice;
    expect(dropped).toEqual([]);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(simplify(buildFacturX(draft) ?? '')).toBe(simplify(xml));
  });
}

/** Our files are « conforme » when read back, by the official rules and our own checks. */
for (const [name, input] of [...listInputs(), ...listChains()]) {
  const parsed = parseDraft(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { draft } = parsed;
  const xml = buildFacturX(draft);
  if (xml === null || hasBlockingFailure(checkConformity(draft, draft.issueDate))) continue;
  test(`nothing to mend in our own file: ${name}`, () => {
    const read = readInvoiceXml(Buffer.from(xml), judgeByNorm);
    if (!read.ok) throw new Error(read.problem.code);
    const { verdict, findings } = read.invoice;
    const faults = findings.filter(({ severity }) => severity !== 'info');
    expect({ verdict, faults }).toEqual({ verdict: 'conforming', faults: [] });
  });
}

/** BG-3 comes twice: two deposits on one balance, one avoir on two invoices. */
function* listChains(): Generator<[string, DraftInput]> {
  const deposits = [
    { number: 'F-2026-0101', issueDate: '2026-09-01' },
    { number: 'F-2026-0102', issueDate: '2026-10-01' },
  ];
  const balance = samples['agence-web-solde'];
  yield [
    'a balance after two deposits',
    {
      ...balance,
      prepayments: deposits.map(({ number, issueDate }) => ({
        ...{ amount: '1200.00', date: issueDate, issueDate, reference: number },
        vat: [{ rate: '20', taxableAmount: '1000.00', vatAmount: '200.00' }],
      })),
      references: { ...balance.references, preceding: deposits },
    },
  ];
  const situation = samples['facade-situation'];
  const vatRounding = [{ rate: '20', amount: '-0.01' }];
  yield [
    'a situation with a cent less of VAT',
    { ...situation, situation: { ...situation.situation, vatRounding } },
  ];
  const credit = samples['avoir-total'];
  yield [
    'an avoir on two invoices',
    { ...credit, references: { ...credit.references, preceding: deposits } },
  ];
}

function* listInputs(): Generator<[string, DraftInput]> {
  yield* Object.entries(samples);
  for (const row of listMatrixRows()) yield [nameRow(row), buildRowDraft(row)];
  for (const row of listKindRows()) yield [nameKindRow(row), buildKindDraft(row)];
  for (const row of listPlaceRows()) yield [namePlaceRow(row), buildPlaceDraft(row)];
}

function write(input: DraftInput): string | null {
  const parsed = parseDraft(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return buildFacturX(parsed.draft);
}

/** « 2.00 » equals « 2 »; an association is read as a company, which adds its treatment. */
function simplify(xml: string): string {
  return xml
    .replace(/>(-?\d+)\.(\d*?)0*</g, (_, whole, decimals) =>
      decimals ? `>${whole}.${decimals}<` : `>${whole}<`,
    )
    .replace(/<ram:IncludedNote>\s*<ram:Content>B2B<.*?<\/ram:IncludedNote>\s*/s, '');
}
