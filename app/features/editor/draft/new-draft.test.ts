import { expect, test } from 'vitest';
import { KIND_NAMES, parseDraft } from '#documents';
import { partyKey } from '#documents/dossier';
import { createBlankDraft } from './blank-draft.ts';
import { createNewDraft, mergeDrafts } from './new-draft.ts';

const day = { today: '2026-11-20', number: 'F-2026-0001' };

test('a new document is one that the domain accepts as it is', () => {
  for (const kind of KIND_NAMES) {
    const draft = createNewDraft(kind, day);
    expect(parseDraft(draft)).toEqual({ ok: true, draft });
  }
});

test('a new document is of today and due in thirty days', () => {
  const draft = createNewDraft('facture-tva', day);
  expect(draft).toMatchObject({
    number: 'F-2026-0001',
    issueDate: '2026-11-20',
    dueDate: '2026-12-20',
    supply: { date: '2026-11-20' },
    vatRegime: 'normal',
  });
  expect(draft.lines).toMatchObject([{ name: '', vatRate: '20' }]);
});

test('without VAT, it is in franchise and its line has no rate', () => {
  const draft = createNewDraft('facture-auto-entrepreneur', day);
  expect(draft.vatRegime).toBe('franchise');
  expect(draft.lines[0]).not.toHaveProperty('vatRate');
});

test('the seller, the style and the means of payment go on; a payment that was received does not', () => {
  const { style, payment } = createBlankDraft('facture-tva');
  const draft = createNewDraft('facture-tva', {
    ...day,
    seller: { ...createBlankDraft('facture-tva').seller, name: 'Menuiserie Lefèvre & Fils' },
    habits: {
      style: { ...style, accent: '#16202E' },
      payment: { ...payment, means: ['cheque', 'paid'], paidOn: '2026-11-02', reference: 'VIR 12' },
      operation: 'goods',
      vatOnDebits: false,
    },
  });
  expect(draft.seller.name).toBe('Menuiserie Lefèvre & Fils');
  expect(draft.style.accent).toBe('#16202E');
  expect(draft.operation).toBe('goods');
  expect(draft.payment.means).toEqual(['cheque']);
  expect(draft.payment).not.toHaveProperty('paidOn');
  expect(draft.payment).not.toHaveProperty('reference');
});

test('a receipt bears the signature of its own seller, not that of another', () => {
  const { seller, style, payment } = createBlankDraft('recu');
  const [mine, other] = [
    { ...seller, name: 'Menuiserie Lefèvre', siren: '732829320' },
    { ...seller, name: 'Cycles Garance', siren: '404833048' },
  ];
  const signature = { data: 'data:image/png;base64,iVBORw0KGgo=' };
  const habits = {
    ...{ style: { ...style, signature }, payment, operation: 'services' as const },
    ...{ vatOnDebits: false, signer: partyKey(mine) },
  };
  const signatureOf = (of: typeof seller) =>
    createNewDraft('recu', { ...day, seller: of, habits }).style.signature;
  expect(signatureOf(mine)).toEqual(signature);
  expect(signatureOf(other)).toBeUndefined();
});

test('what was typed before the device answered is kept', () => {
  const blank = createBlankDraft('facture-tva');
  const typed = { ...blank, buyer: { ...blank.buyer, name: 'Cycles Garance' } };
  const merged = mergeDrafts(typed, blank, createNewDraft('facture-tva', day));
  expect(merged.buyer.name).toBe('Cycles Garance');
  expect(merged.issueDate).toBe('2026-11-20');
});

test('each kind begins with what it is about', () => {
  const of = (kind: (typeof KIND_NAMES)[number]) => createNewDraft(kind, day);
  expect(of('devis')).toMatchObject({
    validUntil: '2026-12-20',
    dueDate: '',
    quote: { cost: 'free' },
  });
  expect(of('devis').supply).toBeUndefined();
  expect(of('avoir')).toMatchObject({
    credit: { treatment: { kind: 'offset' } },
    references: { preceding: [{ number: '' }] },
    payment: { means: [] },
  });
  expect(of('recu')).toMatchObject({
    lines: [],
    buyer: { kind: 'individual' },
    receipt: { paidOn: '2026-11-20' },
  });
  expect(of('recu').receipt).not.toHaveProperty('means');
  expect(of('quittance-loyer')).toMatchObject({
    lines: [],
    supply: { start: '2026-11-01', end: '2026-11-30' },
    seller: { kind: 'individual' },
    rent: { payments: [] },
  });
});

test('the next document has the rate that its seller uses most, and the last nature of client', () => {
  const { style, payment, operation, vatOnDebits } = createBlankDraft('facture-tva');
  const known = { style, payment, operation, vatOnDebits };
  const seller = { ...createBlankDraft('facture-tva').seller, name: 'Atelier Nord' };
  const usualRates = { [partyKey(seller)]: '10' };
  const habits = { ...known, usualRates, buyerKind: 'individual' } as const;
  const next = createNewDraft('facture-tva', { ...day, habits, seller });
  expect(next).toMatchObject({ buyer: { kind: 'individual' }, lines: [{ vatRate: '10' }] });
  expect(createNewDraft('facture-tva', { ...day, habits }).lines).toMatchObject([
    { vatRate: '20' },
  ]);
  // A consumer gets the same term as any other client.
  expect(next.dueDate).toBe('2026-12-20');
  const { buyer } = createBlankDraft('facture-tva');
  const same = { ...buyer, kind: 'public', name: 'Ville de Nantes' } as const;
  const forSame = createNewDraft('facture-tva', { ...day, habits, buyer: same });
  expect(forSame.buyer).toEqual(same);
  const untaxed = createNewDraft('facture-auto-entrepreneur', { ...day, habits, seller });
  expect(untaxed.lines[0]).not.toHaveProperty('vatRate');
  expect(createNewDraft('quittance-loyer', { ...day, habits }).buyer.kind).toBe('individual');
  expect(createNewDraft('devis', { ...day, habits: known }).lines).toMatchObject([
    { vatRate: '20' },
  ]);
});

test('a quote is without VAT where its author usually is', () => {
  const { style, payment, operation, vatOnDebits } = createBlankDraft('facture-tva');
  const habits = { style, payment, operation, vatOnDebits, usualRegime: 'franchise' } as const;
  const quote = createNewDraft('devis', { ...day, habits });
  expect(quote.vatRegime).toBe('franchise');
  expect(quote.lines[0]).not.toHaveProperty('vatRate');
  expect(createNewDraft('facture-tva', { ...day, habits }).vatRegime).toBe('normal');
});
