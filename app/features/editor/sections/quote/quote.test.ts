import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { describeRest, restOfSchedule } from './rest-of-schedule.ts';
import { summarizeDeposit, summarizeExecution } from './summarize-quote.ts';

test('a new term takes what the others leave', () => {
  expect(restOfSchedule([])).toBe('100');
  expect(restOfSchedule([{ percent: '33.33' }, { percent: '33.33' }])).toBe('33.34');
  expect(restOfSchedule([{ percent: '80' }, { percent: '40' }])).toBe('0');
});

test('the schedule says what is missing or too much', () => {
  expect(describeRest([])).toBe('');
  expect(describeRest([{ percent: '30' }, { percent: '70' }])).toBe('');
  expect(describeRest([{ percent: '30' }])).toBe('Il reste 70\u00a0% à répartir.');
  expect(describeRest([{ percent: '62.5' }, { percent: '40' }])).toBe('Il y a 2,5\u00a0% de trop.');
});

test('the closed sections say what they hold', () => {
  const plumber = requireDraft(samples['devis-plombier']);
  expect(summarizeExecution(plumber)).toBe(
    'Début le 09/11/2026 · quatre jours · 8 rue Kervégan, 44000 Nantes · travaux · déchets · rétractation · garanties · devis gratuit',
  );
  expect(summarizeDeposit(plumber)).toBe('Arrhes');
  const unstated = { ...plumber, quote: { ...plumber.quote, deposit: { percent: '30' } } };
  expect(summarizeDeposit(unstated as Draft)).toBe('Versement à la commande');
  expect(summarizeDeposit({ ...unstated, buyer: { kind: 'business' } } as Draft)).toBe('Acompte');
  const bare = { ...plumber, quote: undefined, supply: undefined };
  expect(summarizeExecution(bare)).toBe('Devis gratuit');
  expect(summarizeExecution({ ...bare, subtype: 'amendment' })).toBe('');
  expect(summarizeDeposit(bare)).toBe('');
});
