import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { mentionsOfSample } from './mentions-of.test.support.ts';

function textOf(
  id: string,
  name: Parameters<typeof mentionsOfSample>[0],
  changes?: Partial<DraftInput>,
) {
  return mentionsOfSample(name, changes).find((mention) => mention.id === id)?.text;
}

test('an avoir names the invoice that it cancels or reduces, with its date', () => {
  expect(textOf('credit-origin', 'avoir-total')).toBe(
    'Annule la facture n° F-2026-0042 du 20/11/2026',
  );
  expect(textOf('credit-origin', 'avoir-retour')).toBe(
    'Avoir sur la facture n° FA26-11-0932 du 10/11/2026',
  );
  expect(textOf('credit-origin', 'avoir-acompte')).toBe(
    'Avoir sur la facture d’acompte n° F-2026-0118 du 06/10/2026',
  );
  const preceding = [
    { number: 'F-1', issueDate: '2026-10-02' },
    { number: 'F-2', issueDate: '2026-10-09' },
  ];
  expect(textOf('credit-origin', 'avoir-retour', { references: { preceding } })).toBe(
    'Avoir sur les factures n° F-1 du 02/10/2026 et n° F-2 du 09/10/2026',
  );
});

test('a rebate names its contract and its period', () => {
  expect(textOf('credit-origin', 'avoir-ristourne')).toBe(
    'Ristourne sur le contrat CA-2025-031, période 01/11/2025 – 31/10/2026',
  );
});

test('an avoir says why and what becomes of the money', () => {
  expect(textOf('credit-reason', 'avoir-retour')).toBe(
    'Motif : retour de marchandises, deux colis abîmés à la livraison',
  );
  expect(textOf('credit-treatment', 'avoir-retour')).toBe('Montant remboursé le 27/11/2026');
  expect(textOf('credit-treatment', 'avoir-acompte')).toContain('sur le compte FR76 3000 4049');
  expect(textOf('credit-treatment', 'avoir-total')).toBe(
    'Montant à déduire de la facture n° F-2026-0042',
  );
  expect(textOf('credit-treatment', 'avoir-ristourne')).toBe(
    'Montant à déduire de la prochaine facture',
  );
  expect(textOf('credit-treatment', 'avoir-geste-commercial')).toBe(
    'Montant à valoir sur une prochaine commande, jusqu’au 24/11/2027',
  );
});

test('without its day, a refund is still to be made', () => {
  const iban = 'FR7630004049990022984085739';
  const refund = (account: { iban?: string }) =>
    textOf('credit-treatment', 'avoir-retour', {
      credit: { reason: 'return', treatment: { kind: 'refund', ...account } },
    });
  expect(refund({})).toBe('Montant à rembourser');
  expect(refund({ iban })).toMatch(/^Montant à rembourser, sur le compte FR76 3000/);
});

test('net of tax says that the VAT of the invoice stays; other regimes keep their mention', () => {
  expect(textOf('vat-regime', 'avoir-net-de-taxe')).toMatch(/^Avoir net de taxe : la TVA/);
  expect(textOf('vat-regime', 'avoir-geste-commercial')).toBe(
    'TVA non applicable, article 293 B du CGI',
  );
});

test('the sentences on late payment travel in the XML alone, whatever the author chose', () => {
  const payment = { recoveryFee: false };
  const notes = mentionsOfSample('avoir-retour', { payment }).filter(({ noteCode }) =>
    ['PMD', 'PMT', 'AAB'].includes(noteCode ?? ''),
  );
  expect(notes.map(({ noteCode, place }) => `${noteCode} ${place}`)).toEqual([
    'PMD xml',
    'PMT xml',
    'AAB xml',
  ]);
  const consumer: DraftInput['buyer'] = { kind: 'individual', name: 'Mme Roy' };
  const ids = mentionsOfSample('avoir-retour', { buyer: consumer }).map(({ id }) => id);
  expect(ids).not.toContain('late-penalty');
});

test('an avoir written by the buyer says so', () => {
  expect(textOf('self-billed', 'avoir-laiterie')).toBe('Autofacturation');
});
