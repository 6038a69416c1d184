import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildUbl } from '#documents/facturx/build-ubl.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

/** Our invoice with the payment terms of other software; it asks for 120,00 €. */
const DRAFT = requireDraft({
  ...menuisier,
  issueDate: '2026-11-20',
  dueDate: '2026-12-20',
  lines: [{ kind: 'item', name: 'Peinture', quantity: '1', unitPrice: '100', vatRate: '20' }],
  prepayments: [],
  payment: { means: ['transfer'] },
});
const CII = (buildFacturX(DRAFT) ?? '').replace(
  /<ram:IncludedNote>.*?AAB.*?<\/ram:IncludedNote>/s,
  (notes) => notes.replace(/<ram:IncludedNote>(?:(?!<ram:IncludedNote>).)*AAB.*$/s, ''),
);
const UBL = (buildUbl(DRAFT) ?? '').replace(/<cbc:Note>#AAB#.*?<\/cbc:Note>/, '');

const part = (description: string, day: string, inside = '') =>
  `<ram:SpecifiedTradePaymentTerms><ram:Description>${description}</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:DueDateDateTime>${inside}</ram:SpecifiedTradePaymentTerms>`;
const share = (amount: string) => `<ram:PartialPaymentAmount>${amount}</ram:PartialPaymentAmount>`;
const discount = (percent: string, before = '') =>
  `<ram:ApplicableTradePaymentDiscountTerms>${before}<ram:CalculationPercent>${percent}</ram:CalculationPercent></ram:ApplicableTradePaymentDiscountTerms>`;
const days = (count: string) =>
  `<ram:BasisPeriodMeasure unitCode="DAY">${count}</ram:BasisPeriodMeasure>`;

function read(xml: string) {
  const reading = readInvoiceXml(new TextEncoder().encode(xml));
  if (!reading.ok) throw new Error(reading.problem.code);
  const { invoice } = reading;
  expect(computeTotals(invoice.draft).payableAmount).toBe(12_000);
  return { ...invoice, codes: invoice.findings.map(({ code }) => code) };
}

const readCii = (...parts: string[]) =>
  read(
    CII.replace(
      /<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/s,
      parts.join(''),
    ),
  );
const readUbl = (...parts: string[]) => read(UBL.replace('<cac:TaxTotal>', `${parts.join('')}$&`));

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');

test('the day due is the last without discount, wherever the discount stands', () => {
  const early = part('3 % sous 8 jours', '20261128', discount('3'));
  const net = part('Net à 30 jours', '20261220');
  for (const invoice of [readCii(early, net), readCii(net, early)]) {
    const { draft, plan, dropped } = invoice;
    expect(draft.dueDate).toBe('2026-12-20');
    expect(draft.payment.earlyDiscount).toEqual({ percent: '3', days: 8 });
    expect(plan.instalments).toEqual([]);
    expect(plan.discounts.map(plain)).toEqual([
      'Escompte de 3 % pour un paiement sous 8 jours, au plus tard le 28/11/2026',
    ]);
    expect(dropped).toEqual([]);
  }
});

test('a discount with its own days leaves the day due as it is', () => {
  const { draft, plan } = readCii(part('Net', '20261220', discount('2', days('10'))));
  expect(draft.dueDate).toBe('2026-12-20');
  expect(draft.payment.earlyDiscount).toEqual({ percent: '2', days: 10 });
  expect(plan.discounts.map(plain)).toEqual([
    'Escompte de 2 % pour un paiement sous 10 jours, au plus tard le 30/11/2026',
  ]);
});

test('of two discounts, the draft holds the first and says the other', () => {
  const { draft, dropped } = readCii(
    part('Rapide', '20261128', discount('3')),
    part('Moyen', '20261204', discount('2')),
    part('Net', '20261220'),
  );
  expect(draft.dueDate).toBe('2026-12-20');
  expect(draft.payment.earlyDiscount).toEqual({ percent: '3', days: 8 });
  expect(plain(draft.payment.terms)).toBe(
    'Escompte de 2 % pour un paiement sous 14 jours, au plus tard le 04/12/2026 Rapide Moyen Net',
  );
  expect(dropped).toEqual([]);
});

test('instalments keep their day and their sum, and the last is the day due', () => {
  const { draft, plan, dropped, codes } = readCii(
    part('Échéance', '20261130', share('60.00')),
    part('Échéance', '20261231', share('60.00')),
  );
  expect(plan.instalments).toEqual([
    { dueDate: '2026-11-30', amount: 6000, description: 'Échéance' },
    { dueDate: '2026-12-31', amount: 6000, description: 'Échéance' },
  ]);
  expect(draft.dueDate).toBe('2026-12-31');
  expect(plain(draft.payment.terms)).toBe(
    'Échéance : 60,00 € au plus tard le 30/11/2026 Échéance : 60,00 € au plus tard le 31/12/2026',
  );
  expect(dropped).toEqual([]);
  expect(codes).not.toContain('instalments-sum');
});

test('an instalment may have a discount of its own', () => {
  const { draft, plan } = readCii(
    part('Première', '20261130', share('60.00') + discount('2', days('5'))),
    part('Seconde', '20261231', share('60.00')),
  );
  expect(plan.instalments.map(({ dueDate }) => dueDate)).toEqual(['2026-11-30', '2026-12-31']);
  expect(plan.discounts).toHaveLength(1);
  expect(draft.payment.earlyDiscount).toBe('unstated');
  expect(plain(draft.payment.terms)).toContain('Escompte de 2 % pour un paiement sous 5 jours');
});

test('days without sums are told, and sums that do not make the whole are', () => {
  const undated = readCii(part('Première', '20261130'), part('Seconde', '20261231'));
  expect(undated.plan.instalments).toEqual([
    { dueDate: '2026-11-30', amount: null, description: 'Première' },
    { dueDate: '2026-12-31', amount: null, description: 'Seconde' },
  ]);
  expect(undated.codes).not.toContain('instalments-sum');
  const short = readCii(
    part('Première', '20261130', share('60.00')),
    part('Seconde', '20261231', share('50.00')),
  );
  expect(short.codes).toContain('instalments-sum');
});

test('a discount stated with what is left to pay is another way to pay the whole', () => {
  const { draft, plan, dropped } = readCii(
    part('Rapide', '20261128', share('116.40') + discount('3')),
    part('Net', '20261220', share('120.00')),
  );
  expect(plan.instalments).toEqual([]);
  expect(draft.dueDate).toBe('2026-12-20');
  expect(draft.payment.earlyDiscount).toEqual({ percent: '3', days: 8 });
  expect(dropped).toMatchObject([{ label: 'Montant d’une échéance', value: '116.40' }]);
});

test('terms that share a day are no instalments, a penalty is told', () => {
  const { draft, plan } = readCii(
    part('Net à 30 jours', '20261220'),
    part(
      'Ensuite',
      '20261231',
      '<ram:ApplicableTradePaymentPenaltyTerms><ram:CalculationPercent>5</ram:CalculationPercent></ram:ApplicableTradePaymentPenaltyTerms>',
    ),
  );
  expect(plan.instalments).toEqual([]);
  expect(draft.dueDate).toBe('2026-12-20');
  expect(plan.penalties.map(plain)).toEqual(['Pénalité de retard de 5 %']);
  expect(readCii(part('Virement', '20261220'), part('Net', '20261220')).plan.instalments).toEqual(
    [],
  );
});

test('UBL says instalments and discounts too', () => {
  const instalments = readUbl(
    '<cac:PaymentTerms><cbc:Amount currencyID="EUR">60.00</cbc:Amount><cbc:InstallmentDueDate>2026-11-30</cbc:InstallmentDueDate></cac:PaymentTerms>',
    '<cac:PaymentTerms><cbc:PaymentPercent>50</cbc:PaymentPercent><cbc:PaymentDueDate>2026-12-31</cbc:PaymentDueDate></cac:PaymentTerms>',
  );
  expect(instalments.plan.instalments.map(({ dueDate, amount }) => [dueDate, amount])).toEqual([
    ['2026-11-30', 6000],
    ['2026-12-31', 6000],
  ]);
  expect(instalments.draft.dueDate).toBe('2026-12-31');
  const early = readUbl(
    '<cac:PaymentTerms><cbc:Note>Skonto</cbc:Note><cbc:SettlementDiscountPercent>2</cbc:SettlementDiscountPercent><cac:SettlementPeriod><cbc:EndDate>2026-11-30</cbc:EndDate></cac:SettlementPeriod></cac:PaymentTerms>',
  );
  expect(early.draft.dueDate).toBe('2026-12-20');
  expect(early.draft.payment.earlyDiscount).toEqual({ percent: '2', days: 10 });
});

test('structured German terms are French sentences', () => {
  const { draft, plan, dropped } = readUbl(
    '<cac:PaymentTerms><cbc:Note>#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=60.00#\n#SKONTO#TAGE=7#PROZENT=3.00#\nZahlbar in 30 Tagen\n#VERZUG#TAGE=30#PROZENT=5.50#</cbc:Note></cac:PaymentTerms>',
  );
  expect(plan.discounts.map(plain)).toEqual([
    'Escompte de 2 % sur 60,00 € pour un paiement sous 14 jours, au plus tard le 04/12/2026',
    'Escompte de 3 % pour un paiement sous 7 jours, au plus tard le 27/11/2026',
  ]);
  expect(plan.penalties.map(plain)).toEqual(['Pénalité de retard de 5,5 % après 30 jours']);
  expect(draft.payment.earlyDiscount).toEqual({ percent: '3', days: 7 });
  expect(draft.payment.terms).toContain('Zahlbar in 30 Tagen');
  expect(JSON.stringify([draft, dropped])).not.toContain('#SKONTO#');
  expect(dropped).toEqual([]);
});

test('what only looks like such a line stays as it is', () => {
  const { draft, plan } = readCii(part('#SKONTO#TAGE=sept#PROZENT=2#', '20261220'));
  expect(plan.discounts).toEqual([]);
  expect(draft.payment.terms).toBe('#SKONTO#TAGE=sept#PROZENT=2#');
});
