import { expect, test } from 'vitest';
import { mentionsOf, textOf } from './mentions-of.test.support.ts';

test('late penalties follow the law by default', () => {
  expect(textOf('late-penalty', () => undefined)).toBe(
    'Pénalités de retard : taux d’intérêt appliqué par la Banque centrale européenne à son opération de refinancement la plus récente majoré de 10 points de pourcentage, exigibles sans rappel dès le lendemain de la date de règlement',
  );
});

test('a rate of the author is printed as it is', () => {
  expect(
    textOf('late-penalty', (draft) => {
      draft.payment.latePenalty = { percent: '12.5' };
    }),
  ).toBe(
    'Pénalités de retard : taux annuel de 12,5 %, exigibles sans rappel dès le lendemain de la date de règlement',
  );
});

test('a public buyer owes the ECB rate and eight points, whatever the author chose', () => {
  const text = textOf('late-penalty', (draft) => {
    draft.buyer.kind = 'public';
    draft.payment.latePenalty = { percent: '15' };
  });
  expect(text).toMatch(/majoré de 8 points de pourcentage/);
});

test('the three sentences travel as PMD, PMT and AAB', () => {
  const codes = mentionsOf(() => undefined)
    .filter(({ place }) => place === 'payment')
    .map(({ id, noteCode }) => `${noteCode} ${id}`);
  expect(codes).toEqual(['PMD late-penalty', 'PMT recovery-fee', 'AAB early-discount']);
});

test('the indemnity is 40 €', () => {
  expect(textOf('recovery-fee', () => undefined)).toBe(
    'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : 40 €',
  );
  expect(
    textOf('recovery-fee', (draft) => {
      draft.payment.recoveryFee = false;
    }),
  ).toBeUndefined();
});

test('a discount is described, and its absence too', () => {
  expect(textOf('early-discount', () => undefined)).toBe('Escompte pour paiement anticipé : néant');
  expect(
    textOf('early-discount', (draft) => {
      draft.payment.earlyDiscount = { percent: '2', days: 8 };
    }),
  ).toBe(
    'Escompte pour paiement anticipé : 2 % pour un règlement sous 8 jours à compter de la date d’émission',
  );
  expect(
    textOf('early-discount', (draft) => {
      draft.payment.earlyDiscount = { percent: '0.5', days: 1 };
    }),
  ).toMatch(/0,5 % pour un règlement sous 1 jour à/);
});

test('a consumer reads none of them, nor does a proforma', () => {
  expect(
    mentionsOf((draft) => {
      draft.buyer.kind = 'individual';
    }).filter(({ place }) => place === 'payment'),
  ).toEqual([]);
  expect(
    mentionsOf((draft) => {
      draft.subtype = 'proforma';
    }).filter(({ place }) => place === 'payment'),
  ).toEqual([]);
});

test('retention money says its amount and its end', () => {
  expect(
    textOf('retention', (draft) => {
      draft.payment.retention = { percent: '5', releaseDate: '2027-11-20' };
    }),
  ).toBe(
    'Retenue de garantie de 5 % : 130,50 €, libérable le 20/11/2027 (loi n° 71-584 du 16 juillet 1971)',
  );
  expect(
    textOf('retention', (draft) => {
      draft.payment.retention = { percent: '0' };
    }),
  ).toBeUndefined();
});
