import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';

/** An export of a small account, as `donnees.json` has it. */
export function exportOf() {
  const invoice = requireDraft(samples.menuisier);
  const document = { updated_at: '2026-03-01T10:00:00Z', milestone: null, milestone_at: null };
  const payment = { document_id: 'd1', paid_on: '2026-01-20', means: 'card', note: '' };
  return {
    exported_at: '2026-11-20T08:00:00.000Z',
    companies: [
      {
        ...{ id: 'c1', name: 'Atelier Dupont', siret: '73282932000074', city: 'Lyon' },
        ...{ seller: { kind: 'company' }, style: {}, defaults: {}, created_at: 'x' },
      },
    ],
    clients: [{ id: 'c2', name: 'Cycles Garance', email: null, billing_city: 'Nice', buyer: {} }],
    products: [
      {
        ...{ id: 'c3', description: 'Pose', reference: null, unit: 'HUR' },
        ...{ unit_price_excluding_tax: 80.5, vat_rate: 10 },
      },
    ],
    repetitions: [
      {
        ...{ id: 'c4', model: { ...invoice, subject: 'Entretien {mois}' }, client_id: 'c2' },
        ...{ company_id: 'c1', every: 'month', first_on: '2026-12-31', is_month_end: true },
        ...{ until_on: null, times: 12, model_rank: -1, prices: 'kept', done: 2, is_paused: false },
        ...{ next_on: '2027-02-28', size: 9, user_id: 'u', created_at: 'x', updated_at: 'x' },
      },
    ],
    documents: [
      { ...document, id: 'd0', local_id: 'draft', issued_at: null, client_id: 'gone' },
      { ...document, id: 'd2', local_id: 'second', issued_at: '2026-01-02T09:00:00Z' },
      {
        ...{ ...document, id: 'd1', local_id: 'first', issued_at: '2026-01-01T09:00:00Z' },
        ...{ client_id: 'c2', company_id: 'c1' },
        ...{ milestone: 'paid', milestone_at: '2026-02-01T10:00:00Z' },
      },
    ],
    document_contents: [
      { document_id: 'd1', draft: invoice, raw_texts: {}, version: 2 },
      { document_id: 'd2', draft: { ...invoice, number: 'F-2026-0043' }, raw_texts: {} },
      {
        document_id: 'd0',
        draft: { ...invoice, number: '' },
        raw_texts: { dueDate: '32/01' },
      },
    ],
    document_links: [
      {
        ...{ from_id: 'first', to_id: 'second', relation: 'credit', deleted: null },
        ...{ made_at: '1970-01-01T00:00:00Z', set_off: 12.3 },
      },
      {
        ...{ from_id: 'first', to_id: 'draft', relation: 'receipt', deleted: null },
        ...{ made_at: '1970-01-01T00:00:00Z', payment_id: 'p1' },
      },
    ],
    document_reminders: [
      { document_id: 'first', made_on: '2026-02-20', level: 'firm', created_at: 'x' },
    ],
    payments: [
      { ...payment, id: 'p1', amount: 50.1, corrects: null },
      { ...payment, id: 'p2', amount: -50.1, corrects: 'p1' },
    ],
  };
}
