import { expect, test } from 'vitest';
import { requireKind } from '#documents/kinds/index.ts';
import { isBic } from '#documents/law/identifiers/bic.ts';
import { isIban } from '#documents/law/identifiers/iban.ts';
import { isSiret } from '#documents/law/identifiers/siret.ts';
import { frenchVatNumberOf, isVatNumber } from '#documents/law/identifiers/vat-number.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { KIND_NAMES, SUBTYPES, subtypesOf } from '#documents/model/subtypes.ts';
import { VAT_REGIMES } from '#documents/model/vat-regime.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { buildLongSample } from './long.ts';
import { requireDraft } from './require-draft.ts';
import { samples } from './samples.ts';

const all: [string, DraftInput][] = Object.entries(samples);

const drafts = all.map(([name, input]) => ({ name, draft: requireDraft(input) }));

test('samples have French slug names', () => {
  expect(all.length).toBeGreaterThan(25);
  expect(all.filter(([name]) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
});

test('every kind, every nature and nearly every regime has its sample', () => {
  const regimes = new Set(drafts.map(({ draft }) => draft.vatRegime));
  expect(new Set(drafts.map(({ draft }) => draft.kind))).toEqual(new Set(KIND_NAMES));
  expect(new Set(drafts.map(({ draft }) => draft.subtype))).toEqual(new Set(SUBTYPES));
  for (const kind of ['devis', 'recu', 'quittance-loyer', 'avoir'] as const) {
    const shown = drafts.filter(({ draft }) => draft.kind === kind);
    expect(new Set(shown.map(({ draft }) => draft.subtype)), kind).toEqual(
      new Set(subtypesOf(kind)),
    );
  }
  expect(VAT_REGIMES.filter((regime) => !regimes.has(regime))).toEqual(['margin-art']);
});

test('every SIRET and VAT number has its right key', () => {
  for (const { name, draft } of drafts) {
    const isNumbered = draft.seller.kind !== 'individual';
    expect(isSiret(draft.seller.siret ?? ''), `${name}: ${draft.seller.siret}`).toBe(isNumbered);
    for (const { siret, vatNumber } of [draft.seller, draft.buyer]) {
      expect(siret === undefined || isSiret(siret), `${name}: ${siret}`).toBe(true);
      expect(vatNumber === undefined || isVatNumber(vatNumber), `${name}: ${vatNumber}`).toBe(true);
      if (siret && vatNumber) expect(vatNumber).toBe(frenchVatNumberOf(siret.slice(0, 9)));
    }
  }
});

test('every IBAN and BIC is valid', () => {
  const ibans = drafts.flatMap(({ draft }) =>
    [
      draft.seller.iban ?? [],
      draft.payee?.iban ?? [],
      draft.payment.mandate?.debtorIban ?? [],
    ].flat(),
  );
  const bics = drafts.flatMap(({ draft }) =>
    [draft.seller.bic ?? [], draft.payee?.bic ?? []].flat(),
  );
  expect(ibans.filter((iban) => !isIban(iban))).toEqual([]);
  expect(bics.filter((bic) => !isBic(bic))).toEqual([]);
  expect(ibans.length).toBeGreaterThan(20);
});

test('every French account has its RIB key', () => {
  for (const { name, draft } of drafts) {
    for (const iban of [draft.seller.iban, draft.payee?.iban])
      if (iban) expect(ribRemainder(iban), `${name}: ${iban}`).toBe(0n);
  }
});

test('what a sample asks for is paid, or can be paid', () => {
  for (const { name, draft } of drafts) {
    if (!subtypeOf(requireKind(draft.kind), draft.subtype).asksPayment) continue;
    const { payableAmount } = computeTotals(draft);
    expect(payableAmount, name).toBeGreaterThanOrEqual(0);
    expect(payableAmount === 0, name).toBe(draft.payment.means.includes('paid'));
    if (payableAmount > 0 && draft.payment.means.includes('transfer'))
      expect(draft.seller.iban, name).toBeTruthy();
    expect(draft.dueDate >= draft.issueDate, name).toBe(true);
  }
});

test('the sample of the home page has the amounts of its picture', () => {
  const totals = computeTotals(requireDraft(samples.menuisier));
  expect(totals.lines.map((line) => line.lineNetAmount)).toEqual([121500, 189000, 14550, 67200]);
  expect([totals.taxExclusiveTotal, totals.vatTotal, totals.payableAmount]).toEqual([
    392250, 78450, 470700,
  ]);
});

test('the deposit and the final invoice of one order add up', () => {
  const deposit = computeTotals(requireDraft(samples['agence-web-acompte']));
  const final = computeTotals(requireDraft(samples['agence-web-solde']));
  expect(deposit.payableAmount + final.payableAmount).toBe(final.taxInclusiveTotal);
});

test('the long sample is of any length up to 1,000 lines, and always the same', () => {
  for (const count of [1, 2, 13, 25, 26, 300, 1000]) {
    const draft = requireDraft(buildLongSample(count));
    expect(draft.lines).toHaveLength(count);
    expect(computeTotals(draft).payableAmount).toBeGreaterThan(0);
    expect(buildLongSample(count)).toEqual(buildLongSample(count));
  }
  const lines = buildLongSample(1000).lines ?? [];
  expect(new Set(lines.map((line) => line.kind))).toEqual(
    new Set(['section', 'item', 'comment', 'subtotal']),
  );
  expect(Math.max(...lines.map((line) => ('name' in line ? (line.name ?? '').length : 0)))).toBe(
    200,
  );
});

/**
 * Bank, branch, account and key form a multiple of 97, with letters as digits of the RIB (A, J = 1;
 * B, K, S = 2…).
 */
function ribRemainder(iban: string): bigint {
  const digits = iban
    .slice(4)
    .replace(/[A-Z]/g, (letter) => RIB_DIGITS[letter.charCodeAt(0) - 65] ?? '');
  const bank = BigInt(digits.slice(0, 5));
  const branch = BigInt(digits.slice(5, 10));
  const account = BigInt(digits.slice(10, 21));
  return (89n * bank + 15n * branch + 3n * account + BigInt(digits.slice(21))) % 97n;
}

const RIB_DIGITS = '12345678912345678923456789';
