import { expect, test } from 'vitest';
import { computeTotals, type Draft, KIND_NAMES, type KindName, parseDraft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { hasRates, type RateChoice, regimeIn, switchKind } from './switch-kind.ts';

const draft = requireDraft(samples.menuisier);
const keep = { mode: 'keep', rate: '20' } as const;

test('without VAT, the rates wait in their lines and count for nothing', () => {
  const switched = turn(draft, 'facture-auto-entrepreneur', keep);
  expect(switched).toMatchObject({ kind: 'facture-auto-entrepreneur', vatRegime: 'franchise' });
  expect(switched.lines).toEqual(draft.lines);
  expect(computeTotals(switched).vatTotal).toBe(0);
});

test('there and back, nothing has changed', () => {
  const there = turn(draft, 'facture-auto-entrepreneur', keep);
  expect(turn(there, 'facture-tva', keep)).toEqual(draft);
});

test('with VAT, a line without a rate gets the one that was chosen', () => {
  const bare = turn(draft, 'facture-auto-entrepreneur', { mode: 'remove' });
  expect(hasRates(bare)).toBe(false);
  const switched = turn(bare, 'facture-tva', { mode: 'keep', rate: '10' });
  expect(switched.vatRegime).toBe('normal');
  const rates = switched.lines.flatMap((line) => ('vatRate' in line ? [line.vatRate] : []));
  expect(rates).toEqual(['10', '10', '10', '10']);
});

test('one rate may replace them all', () => {
  const switched = turn(draft, 'facture-tva', { mode: 'replace', rate: '5.5' });
  expect(switched.lines[1]).toMatchObject({ vatRate: '5.5' });
});

test('a regime that both kinds know stays', () => {
  expect(regimeIn('facture-auto-entrepreneur', 'export')).toBe('export');
  expect(regimeIn('facture-tva', 'franchise')).toBe('normal');
});

test('any kind becomes any other, as a document that the domain accepts', () => {
  const names = [
    'menuisier',
    'devis-plombier',
    'avoir-retour',
    'recu-factures',
    'quittance-partielle',
  ] as const;
  for (const name of names)
    for (const to of KIND_NAMES) {
      const turned = turn(requireDraft(samples[name]), to, keep);
      expect(parseDraft(turned), `${name} to ${to}`).toEqual({ ok: true, draft: turned });
      expect(turned.buyer).toEqual(requireDraft(samples[name]).buyer);
    }
});

test('what only an offer holds leaves with it, and chosen options are sold', () => {
  const quote = requireDraft(samples['devis-agence-web']);
  const invoice = turn(quote, 'facture-tva', keep);
  expect(invoice.quote).toBeUndefined();
  expect(invoice.validUntil).toBeUndefined();
  expect(invoice).toMatchObject({ dueDate: '2026-12-20', supply: { date: '2026-11-20' } });
  expect(invoice.lines.some(({ kind }) => kind === 'option' || kind === 'variant')).toBe(false);
});

test('an invoice that becomes an offer holds for a month and is not due', () => {
  expect(turn(draft, 'devis', keep)).toMatchObject({
    validUntil: '2026-12-20',
    dueDate: '',
    quote: { cost: 'free' },
    lines: draft.lines,
  });
});

test('a nature that the other kind lacks becomes the usual one', () => {
  const proforma = { ...draft, subtype: 'proforma' as const };
  expect(turn(proforma, 'avoir', keep).subtype).toBe('standard');
  expect(turn(proforma, 'facture-auto-entrepreneur', keep).subtype).toBe('proforma');
});

test('what an author signed stays signed, what a receipt needs is not asked of an invoice', () => {
  const { signature } = requireDraft(samples['quittance-appartement']).style;
  const signed = { ...draft, style: { ...draft.style, signature } };
  expect(turn(signed, 'devis', keep).style.signature).toEqual(signature);
  const receipt = turn(signed, 'recu', keep);
  expect(receipt.style.signature).toEqual(signature);
  expect(turn(receipt, 'facture-tva', keep).style.signature).toBeUndefined();
});

function turn(from: Draft, to: KindName, rates: RateChoice): Draft {
  return switchKind(from, to, { rates, today: '2026-11-20' });
}
