import { expect, test } from 'vitest';
import { convertInvoiceToCredit, type Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeStanding } from './compute-standing.ts';
import type { StandingOrder, TiedDocument, TiedPayment } from './standing-order.ts';

/** 4 707 €. */
const invoice = requireDraft(samples.menuisier);
const made_at = '2026-11-01T00:00:00Z';

function row(draft: Draft): TiedDocument {
  const at = { issued_at: made_at, updated_at: made_at };
  return {
    ...{ local_id: draft.number, client_id: 'client', draft, ...at },
    ...{ milestone: null, milestone_at: null, choices: null },
  };
}

function standingOf(asked: string, payments: readonly TiedPayment[]) {
  const credit = convertInvoiceToCredit(invoice, { number: 'A-1', today: '2026-11-05' });
  const kept = { ...credit, credit: { ...credit.credit, treatment: { kind: 'on-account' } } };
  const first = { ...invoice, number: 'F-1' };
  const documents = [first, { ...invoice, number: 'F-2' }, kept as Draft].map(row);
  const none = { payment_id: null, made_at };
  const links: StandingOrder['links'] = [
    { from_id: 'F-1', to_id: 'A-1', relation: 'credit', set_off: null, ...none },
    { from_id: 'A-1', to_id: 'F-2', relation: 'set-off', set_off: 4707, ...none },
  ];
  const order = { asked, choices: null, documents, links, payments, today: '2026-11-20' };
  return computeStanding(order).standing;
}

test('an invoice is due again once its money bounced and its avoir was used on another', () => {
  const paid = { local_id: 'F-1', paid_on: '2026-11-02', means: 'transfer' };
  const payment = { id: 'p', amount: 4707, corrects: null, ...paid };
  const bounced = { id: 'q', amount: -4707, corrects: 'p', ...paid };
  expect(standingOf('F-1', [payment])).toMatchObject({ status: 'cancelled', due: 0 });
  expect(standingOf('F-1', [payment, bounced])).toMatchObject({
    ...{ status: 'issued', due: 470_700, due_now: 470_700, lowered_by: [] },
  });
  expect(standingOf('F-2', [payment, bounced])).toMatchObject({ status: 'paid', due: 0 });
});

test('a company that sells under its name, then with its SIREN, lowers an invoice by its own credit', () => {
  const { siren: _siren, siret: _siret, ...seller } = invoice.seller;
  const draft = { ...invoice, number: 'F-1', seller };
  const documents = [draft, { ...invoice, number: 'F-2' }].map(row);
  const paid = { local_id: 'F-1', paid_on: '2026-11-02', means: 'transfer', corrects: null };
  const order: StandingOrder = {
    ...{ asked: 'F-2', choices: null, documents, today: '2026-11-20' },
    payments: [{ id: 'p', amount: 5707, ...paid }],
    links: [
      {
        from_id: 'F-1',
        to_id: 'F-2',
        relation: 'set-off',
        set_off: 1000,
        payment_id: null,
        made_at,
      },
    ],
  };
  expect(computeStanding(order).standing).toMatchObject({ due: 470_700 });
  const ofCompany = documents.map((document) => ({ ...document, company_id: 'company' }));
  expect(computeStanding({ ...order, documents: ofCompany }).standing).toMatchObject({
    ...{ status: 'partly-paid', due: 370_700 },
  });
});
