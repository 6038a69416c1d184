import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { isSameSense, readPaymentNotes, readRetention } from './payment-notes.ts';

const read = (subjectCode: string, content: string) =>
  readPaymentNotes({ notes: [{ subjectCode, content }] });

test('a yearly rate is read, a monthly one or one added to that of the bank is not', () => {
  expect(read('PMD', 'Pénalités de retard : taux annuel de 12,5 %').latePenalty).toEqual({
    percent: '12.5',
  });
  expect(read('PMD', 'Pénalités : 12% l’an').latePenalty).toEqual({ percent: '12' });
  expect(read('PMD', 'Pénalités : 1,5 % par mois').latePenalty).toBe('ecb+10');
  expect(read('PMD', 'Taux annuel de la BCE majoré de 10 %').latePenalty).toBe('ecb+10');
  expect(read('PMD', 'Trois fois le taux d’intérêt légal').latePenalty).toBe('ecb+10');
});

test('a discount is read with its days, else there is none', () => {
  expect(read('AAB', 'Escompte de 2 % pour un règlement sous 8 jours').earlyDiscount).toEqual({
    percent: '2',
    days: 8,
  });
  expect(read('AAB', 'Escompte : 2 %').earlyDiscount).toBe('none');
  expect(read('AAB', 'Néant').earlyDiscount).toBe('none');
});

test('the fee is there when its note is, and for a consumer whom no note is about', () => {
  expect(read('PMT', 'Indemnité de 40 €').recoveryFee).toBe(true);
  expect(read('PMD', 'Pénalités').recoveryFee).toBe(false);
  expect(readPaymentNotes({}).recoveryFee).toBe(true);
});

test('between professionals, what the file does not say stays unstated', () => {
  const unstated = { latePenalty: 'unstated', recoveryFee: false, earlyDiscount: 'unstated' };
  expect(readPaymentNotes({}, 'professional')).toEqual(unstated);
  const own = (subjectCode: string, content: string) =>
    readPaymentNotes({ notes: [{ subjectCode, content }] }, 'professional');
  expect(own('PMD', 'Trois fois le taux d’intérêt légal')).toEqual(unstated);
  expect(own('PMT', 'Frais de recouvrement : voir nos conditions')).toEqual(unstated);
  expect(own('AAB', 'Escompte : 2 %')).toEqual(unstated);
  expect(own('PMD', 'Taux de la BCE majoré de 10 points').latePenalty).toBe('ecb+10');
  expect(own('PMT', 'Indemnité forfaitaire : 40 €').recoveryFee).toBe(true);
  expect(own('AAB', 'Néant').earlyDiscount).toBe('none');
});

test('the rate of the decree is that of a public buyer alone', () => {
  const notes = [{ subjectCode: 'PMD', content: 'Taux de la BCE majoré de 8 points' }];
  expect(readPaymentNotes({ notes }, 'public').latePenalty).toBe('ecb+10');
  expect(readPaymentNotes({ notes }, 'professional').latePenalty).toBe('unstated');
});

test('a discount is read in the terms of payment and in free notes too', () => {
  const terms = (description: string) =>
    readPaymentNotes({ paymentTerms: { description } }, 'professional').earlyDiscount;
  expect(terms('Escompte de 2 % pour un paiement sous 10 jours')).toEqual({
    percent: '2',
    days: 10,
  });
  expect(terms('Paiement à 30 jours. Pas d’escompte.')).toBe('none');
  expect(terms('Pénalités de 3 % après 30 jours')).toBe('unstated');
  expect(terms('Acompte de 30 %, solde sous 10 jours')).toBe('unstated');
  const notes = [{ content: 'Escompte 1,5 % sous 8 jours' }];
  expect(readPaymentNotes({ notes }, 'professional').earlyDiscount).toEqual({
    percent: '1.5',
    days: 8,
  });
});

test.each([
  [
    'Pas d’escompte pour paiement anticipé ; pénalités de retard de 12 % au-delà de 30 jours',
    'none',
  ],
  ['Paiement à 30 jours, pas d’escompte, pénalités de 12 % après 30 jours', 'none'],
  ['Escompte : néant - Pénalités : 12,40 % - Indemnité 40 € - paiement 30 jours', 'none'],
  ['30 % à la commande, escompte néant, solde sous 10 jours', 'none'],
  ['Pas d’escompte, acompte de 30 %, solde sous 10 jours', 'none'],
  ['Escompte : 2 %. Intérêts de retard de 12 % après 30 jours', 'unstated'],
  ['Pénalités 12 % après 30 jours, escompte 2 % sous 8 jours', { percent: '2', days: 8 }],
  ['Escompte 2 % sous 8 jours, pénalités 12 % au-delà de 30 jours', { percent: '2', days: 8 }],
  ['2 % d’escompte à 10 jours, net à 30 jours', { percent: '2', days: 10 }],
])('« %s »: no rate of another subject is a discount', (content, discount) => {
  const notes = [{ content, subjectCode: 'AAB' }];
  expect(readPaymentNotes({ notes }, 'professional').earlyDiscount).toEqual(discount);
  const paymentTerms = { description: content };
  expect(readPaymentNotes({ paymentTerms }, 'professional').earlyDiscount).toEqual(discount);
});

test('words on penalties that a note on discounts has are not lost', () => {
  const draft = requireDraft(menuisier);
  const content = 'Pas d’escompte. Pénalités de retard : trois fois le taux légal.';
  expect(isSameSense({ subjectCode: 'AAB', content }, draft)).toBe(false);
});

test('the same sense in other words is kept', () => {
  const draft = requireDraft(menuisier);
  const isKept = (subjectCode: string, content: string) =>
    isSameSense({ subjectCode, content }, draft);
  expect(isKept('PMD', 'Taux de la BCE majoré de 10 points.')).toBe(true);
  expect(isKept('PMD', 'Trois fois le taux légal.')).toBe(false);
  expect(isKept('PMT', 'Frais de recouvrement : 40 EUR')).toBe(true);
  expect(isKept('AAB', 'Pas d’escompte pour paiement anticipé.')).toBe(true);
  expect(isKept('AAB', 'Escompte de 2 %')).toBe(false);
  expect(isKept('AAI', 'Merci')).toBe(false);
});

test('the retention money that an invoice of ours tells is read again, with its release', () => {
  const retention = { percent: '5', releaseDate: '2027-12-15' };
  const draft = requireDraft(menuisier);
  const kept = { ...draft, payment: { ...draft.payment, retention } };
  const xml = buildFacturX(kept) ?? '';
  const [content = ''] = /Retenue de garantie[^<]+/.exec(xml) ?? [];
  expect(readRetention({ notes: [{ content, subjectCode: 'AAI' }] })).toEqual(retention);
  const released = 'Retenue de garantie de 2,5 % : 10,00 €';
  expect(readRetention({ notes: [{ content: released }] })).toEqual({ percent: '2.5' });
  expect(readRetention({ notes: [{ content: 'Retenue de garantie : voir le marché' }] })).toBe(
    undefined,
  );
});
