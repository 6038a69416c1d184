import { expect, test } from 'vitest';
import { type Draft, parseDraft } from '#documents';
import { moveIssueDate } from './move-date.ts';
import { changeSupplyMode, resolveSupplyMode } from './supply.ts';

test('the mode is read from the dates, and the chosen one settles the doubt', () => {
  const issueDate = '2026-11-20';
  expect(resolveSupplyMode({ issueDate, supply: { date: issueDate } }, null)).toBe('same');
  expect(resolveSupplyMode({ issueDate, supply: { date: issueDate } }, 'day')).toBe('day');
  expect(resolveSupplyMode({ issueDate, supply: { date: '2026-11-02' } }, 'same')).toBe('day');
  expect(resolveSupplyMode({ issueDate, supply: { end: issueDate } }, null)).toBe('period');
  expect(resolveSupplyMode({ issueDate, supply: undefined }, null)).toBe('day');
  expect(resolveSupplyMode({ issueDate, supply: undefined }, 'period')).toBe('period');
  expect(resolveSupplyMode({ issueDate: '', supply: { date: issueDate } }, 'same')).toBe('same');
});

test('another mode keeps what is known, the place included', () => {
  const draft = startDraft({
    issueDate: '2026-11-20',
    supply: { date: '2026-11-15', place: 'Lyon' },
  });
  const inPeriod = changeSupplyMode(draft, 'period');
  expect(inPeriod.supply).toEqual({ end: '2026-11-15', place: 'Lyon' });
  expect(changeSupplyMode(inPeriod, 'day').supply).toEqual(draft.supply);
  expect(changeSupplyMode(inPeriod, 'same').supply).toEqual({ date: '2026-11-20', place: 'Lyon' });
  expect(changeSupplyMode(startDraft({}), 'period')).not.toHaveProperty('supply');
});

test('a new issue date moves the dates that depend on it, and no others', () => {
  const draft = startDraft({
    issueDate: '2026-11-20',
    dueDate: '2026-12-20',
    supply: { date: '2026-11-20' },
  });
  const moved = moveIssueDate(draft, '2026-12-01', {
    due: '30-days',
    supply: 'same',
    validity: 'none',
  });
  expect(moved).toMatchObject({ dueDate: '2026-12-31', supply: { date: '2026-12-01' } });
  const alone = moveIssueDate(draft, '2026-12-01', {
    due: 'date',
    supply: 'day',
    validity: 'none',
  });
  expect(alone).toMatchObject({ dueDate: '2026-12-20', supply: { date: '2026-11-20' } });
});

test('an issue date that is emptied, then typed again, leaves the others where they were', () => {
  const draft = startDraft({
    issueDate: '2026-11-20',
    dueDate: '2026-12-20',
    supply: { date: '2026-11-20' },
  });
  const modes = { due: '30-days', supply: 'same', validity: 'none' } as const;
  const typed = moveIssueDate(moveIssueDate(draft, '', modes), '2026-11-21', modes);
  expect(typed).toMatchObject({ dueDate: '2026-12-21', supply: { date: '2026-11-21' } });
});

function startDraft(parts: Partial<Pick<Draft, 'issueDate' | 'dueDate' | 'supply'>>): Draft {
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
