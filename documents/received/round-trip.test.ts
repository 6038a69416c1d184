import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

/** Draft → CII → draft must be equal except for the exclusions below. */
for (const [name, input] of Object.entries(samples)) {
  const draft = requireDraft(input);
  const xml = buildFacturX(draft);
  if (xml === null) continue;
  test(`a draft comes back from its XML: ${name}`, () => {
    const read = readInvoiceXml(Buffer.from(xml));
    if (!read.ok) throw new Error(read.problem.code);
    const leftOut = [
      ...LEFT_OUT,
      ...(draft.kind === 'avoir' ? LEFT_OUT_OF_CREDIT : []),
      ...(draft.payee?.iban ? LEFT_OUT_BESIDE_PAYEE : []),
      ...(draft.situation ? LEFT_OUT_OF_SITUATION : []),
    ];
    const differences = compare(withoutDecoration(draft), read.invoice.draft);
    expect(differences.filter((path) => !leftOut.some(([pattern]) => pattern.test(path)))).toEqual(
      [],
    );
  });
}

test('a refund without its day comes back as one, in the words of today and of before', () => {
  const credit = { reason: 'return', treatment: { kind: 'refund' } } as const;
  const xml = buildFacturX(requireDraft({ ...samples['avoir-retour'], credit })) ?? '';
  expect(xml).toContain('Montant à rembourser');
  for (const written of [xml, xml.replace('Montant à rembourser', 'Montant remboursé')]) {
    const read = readInvoiceXml(Buffer.from(written));
    expect(read.ok && read.invoice.draft.credit?.treatment).toEqual({ kind: 'refund' });
  }
});

/** Fields that an XML of EN 16931 has no term for, or states otherwise. */
const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/^style\./, 'the look is the PDF’s'],
  [/^privateNotes$/, 'never leaves its author'],
  [/^title$/, 'BT-3 says the type, in a code'],
  [/^subtype: (note|full|commercial) → standard$/, 'natures that share the code of another'],
  [/^(subject|intro|outro|terms|notes)$/, 'one list of notes (BG-1) without a place'],
  [
    /^operation$/,
    'the cadre (BT-23) always has a letter: the nature is said where it was supposed',
  ],
  [/^lines\.\d+\.nature$/, 'of a line: BT-23 is of the whole'],
  [/^lines\.\d+\.unitLabel$/, 'a code has no label (BT-130)'],
  [/^lines\.\d+\.note$/, 'a comment below a line joins its note (BT-127)'],
  [/^supply\.place$/, 'works: an address is of goods (BG-15)'],
  [/^works\./, 'printed for the customer to sign'],
  [/^seller\.kind: liberal → sole-trader$/, 'both print « EI »'],
  [/^buyer\.kind: association → business$/, 'a SIREN does not tell them apart'],
  [/^seller\.(naf|rna|website|bankName|size|identifiers|insurance|mediator|isApproved)/, 'printed'],
  [/^seller\.vatNumber$/, 'forbidden outside the scope of the tax (BR-O-02)'],
  [/^buyer\.customerCode$/, 'one identifier alone, the SIRET (BT-46)'],
  [/^buyer\.(department|contactName)$/, 'a department and a person share BT-56'],
  [/^prepayments\.\d+\.(date|reference|vat)/, 'one amount in all (BT-113)'],
  [/^payment\.(chequeOrder|retention|link)/, 'printed'],
  [/^references\.quote\.issueDate$/, 'a supporting document has a number alone (BT-122)'],
  [/^exchangeRate\./, 'known through two amounts of VAT, here zero'],
];

/** An avoir claims nothing and has no BG-16. */
const LEFT_OUT_OF_CREDIT = [
  [/^(payment\.means\.\d|(seller|payee)\.(iban|bic))$/, 'of an avoir'],
] as const;

/** BG-17 is written once, for the payee. */
const LEFT_OUT_BESIDE_PAYEE = [[/^seller\.(iban|bic)$/, 'nobody pays it']] as const;

const LEFT_OUT_OF_SITUATION = [
  [/^subtype: situation → standard$/, 'shares the code of another'],
  [/^(situation|lines\.\d+\.progress)\./, 'in words, in the note of the line (BT-127)'],
  [/^allowances\.\d+\.vatRate$/, 'a discount at its rate alone (BT-96)'],
] as const;

/** Titles, sub-totals, comments and page breaks are not EN 16931 lines. */
function withoutDecoration(draft: Draft): Draft {
  return { ...draft, lines: draft.lines.filter(isPriced) };
}

/** Each difference as « path: before → after », or the path alone when one side is absent. */
function compare(before: unknown, after: unknown): string[] {
  const [left, right] = [flatten(before), flatten(after)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((path) => {
    const [from, to] = [left.get(path), right.get(path)];
    if (from === to) return [];
    return from !== undefined && to !== undefined ? [`${path}: ${from} → ${to}`] : [path];
  });
}

function flatten(value: unknown, path = ''): Map<string, string> {
  if (value === undefined) return new Map();
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, path === '' ? key : `${path}.${key}`),
    ]),
  );
}
