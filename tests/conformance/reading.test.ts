import { expect, test } from 'vitest';
import { buildFacturX, type DraftInput, parseDraft } from '#documents';
import { readInvoiceXml } from '#documents/read';
import { samples } from '#documents/samples/samples.ts';
import { buildKindDraft, listKindRows, nameKindRow } from './kind-matrix.ts';
import { listMatrixRows, nameRow } from './matrix.ts';
import { buildRowDraft } from './row-draft.ts';

/** CII → draft → CII: every term comes back, and what the draft drops is listed. */
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

function* listInputs(): Generator<[string, DraftInput]> {
  yield* Object.entries(samples);
  for (const row of listMatrixRows()) yield [nameRow(row), buildRowDraft(row)];
  for (const row of listKindRows()) yield [nameKindRow(row), buildKindDraft(row)];
}

function write(input: DraftInput): string | null {
  const parsed = parseDraft(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return buildFacturX(parsed.draft);
}

/**
 * « 2.00 » is « 2 »; and an association of the directory is not told from a company, whose
 * treatment is then said.
 */
function simplify(xml: string): string {
  return xml
    .replace(/>(-?\d+)\.(\d*?)0*</g, (_, whole, decimals) =>
      decimals ? `>${whole}.${decimals}<` : `>${whole}<`,
    )
    .replace(/<ram:IncludedNote>\s*<ram:Content>B2B<.*?<\/ram:IncludedNote>\s*/s, '');
}
