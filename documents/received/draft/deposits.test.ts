import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { agenceWebSolde } from '#documents/samples/facture-tva/agence-web-solde.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { readDeposits } from './deposits.ts';

const NOTE =
  'Factures d’acompte déduites : n° F-1 du 02/10/2026, 1 000,00 € HT et 200,00 € de TVA à 20 %, 100,00 € HT et 5,50 € de TVA à 5,5 % ; n° F-2, 50,00 € HT et 10,00 € de TVA à 20 %. TVA restant due : 340,00 €';

test('the deposits of our own note come back one by one, each with its tax', () => {
  const notes = [{ content: NOTE, subjectCode: 'AAI' }];
  expect(readDeposits({ notes }, 136_550)).toEqual([
    {
      amount: '1305.5',
      reference: 'F-1',
      issueDate: '2026-10-02',
      vat: [
        { taxableAmount: '1000.00', vatAmount: '200.00', rate: '20' },
        { taxableAmount: '100.00', vatAmount: '5.50', rate: '5.5' },
      ],
    },
    {
      amount: '60',
      reference: 'F-2',
      issueDate: undefined,
      vat: [{ taxableAmount: '50.00', vatAmount: '10.00', rate: '20' }],
    },
  ]);
});

test('a note whose deposits do not make the sum that was paid is not believed', () => {
  const notes = [{ content: NOTE, subjectCode: 'AAI' }];
  expect(readDeposits({ notes }, 100_000)).toBeNull();
  expect(readDeposits({ notes: [{ content: 'Merci' }] }, 100_000)).toBeNull();
});

test('a final invoice that is read again says its deposits once, and as before', () => {
  const draft = requireDraft(agenceWebSolde);
  const xml = buildFacturX(draft) ?? '';
  expect(xml).toContain('Factures d’acompte déduites');
  const read = readInvoiceXml(Buffer.from(xml));
  if (!read.ok) throw new Error(read.problem.code);
  const { prepayments, notes = '', outro = '' } = read.invoice.draft;
  expect(prepayments).toEqual(draft.prepayments.map(({ date: _date, ...deposit }) => deposit));
  expect(notes + outro).not.toContain('Factures d’acompte');
  expect(buildFacturX(read.invoice.draft)).toContain('Factures d’acompte déduites');
});
