import { expect, test } from 'vitest';
import { computePaymentDue, type DueRule } from '#documents/calculators';
import { writeDueVerdict } from './due-verdict.ts';

const sale = { issueDate: '2026-11-20', deliveryDate: '2026-11-20', payer: 'common' } as const;
const verdictOn = (agreed: DueRule) =>
  writeDueVerdict(computePaymentDue({ ...sale, agreed }))?.replaceAll('\u00a0', ' ');

test('a delay that the law admits is said to be so', () => {
  expect(verdictOn({ mode: 'days-end-of-month', days: 45 })).toBe(
    'Dans le maximum légal : 45 jours fin de mois.',
  );
});

test('a term that is too long is refused with its text, even on the day of the limit', () => {
  const refused =
    /^Ce délai dépasse le maximum : 45 jours fin de mois \(C\. com\., art\. L441-10, I\)/;
  const onTheDay = verdictOn({ mode: 'days-end-of-month', days: 60 });
  expect(onTheDay).toMatch(refused);
  expect(onTheDay).toContain('raccourcissez-le');
  const later = verdictOn({ mode: 'end-of-month-days', days: 60 });
  expect(later).toMatch(refused);
  expect(later).toContain('Ramenez l’échéance au 14/01/2027 au plus tard');
});

test('a consumer has no limit', () => {
  expect(
    writeDueVerdict(computePaymentDue({ ...sale, payer: 'consumer', agreed: null })),
  ).toBeNull();
});
