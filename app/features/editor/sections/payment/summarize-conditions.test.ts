import { expect, test } from 'vitest';
import { type Draft, type DraftInput, parseDraft } from '#documents';
import { summarizeConditions } from './summarize-conditions.ts';

test('between professionals, the closed section sums up what the law requires', () => {
  expect(summarizeConditions(start({}))).toBe('BCE + 10 points · indemnité · sans escompte');
  expect(
    summarizeConditions(
      start({
        payment: {
          latePenalty: { percent: '12.5' },
          recoveryFee: false,
          earlyDiscount: { percent: '2', days: 10 },
          terms: 'En deux fois',
        },
      }),
    ),
  ).toBe('pénalités 12,5\u00a0% · escompte 2\u00a0% · conditions en mots');
  expect(
    summarizeConditions(
      start({
        payment: { latePenalty: 'unstated', earlyDiscount: 'unstated', recoveryFee: false },
      }),
    ),
  ).toBe('pénalités à choisir · escompte à préciser');
  expect(summarizeConditions(start({ buyer: { kind: 'public' } }))).toContain('pénalités légales');
});

test('to a consumer, nothing of it', () => {
  expect(summarizeConditions(start({ buyer: { kind: 'individual' } }))).toBe(
    'Conditions, référence',
  );
});

function start(parts: Partial<DraftInput>): Draft {
  const parsed = parseDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
    ...parts,
  });
  if (!parsed.ok) throw new Error('The draft of the test is not one');
  return parsed.draft;
}
