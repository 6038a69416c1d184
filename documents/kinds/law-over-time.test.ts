import { expect, test } from 'vitest';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import { LAST_DAY_OF_CGI } from '#documents/law/figures/last-day-of-cgi.ts';
import { minimumLatePenalty } from '#documents/law/late-payment.ts';
import { listEndings } from '#documents/law/law-that-ends.ts';
import type { Mention } from '#documents/law/mention.ts';
import { completeDraft } from '#documents/law/rules/judge.test.support.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { KIND_NAMES } from '#documents/model/subtypes.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { checkConformity, listRules } from './check-conformity.ts';
import { requireKind } from './index.ts';

const DAYS = [2025, 2026, 2027, 2028, 2029].flatMap((year) =>
  ['01-01', '06-30', '07-01', '12-31'].map((day) => `${year}-${day}`),
);

const drafts = Object.entries(samples).map(([name, input]) => ({
  name,
  draft: requireDraft(input),
}));

function mentionsOf(draft: Draft): Mention[] {
  return computeMentions({
    draft,
    totals: computeTotals(draft),
    kind: requireKind(draft.kind),
  }).filter(({ place }) => place !== 'xml');
}

function isBinding({ kind, subtype }: Draft): boolean {
  return subtypeOf(requireKind(kind), subtype).isBinding;
}

test.each(DAYS)('on %s, nothing cites a text that has ended, nor loses one in silence', (day) => {
  for (const { name, draft } of drafts) {
    const dated = { ...draft, issueDate: day };
    const rule = checkConformity(dated, day).find(({ id }) => id === 'law-in-force');
    const own = mentionsOf(draft);
    const owes = isBinding(draft) || own.some(({ text }) => /\bCGI\b/.test(text));
    expect(rule?.state === 'missing', name).toBe(day > LAST_DAY_OF_CGI && owes);
    const mentions = mentionsOf(dated);
    if (day > LAST_DAY_OF_CGI)
      for (const { text } of mentions) expect(text, name).not.toMatch(/\bCGI\b/);
    const ids = new Set(mentions.map(({ id }) => id));
    const lost = own.filter(({ id }) => !ids.has(id));
    if (lost.length > 0) expect(rule?.state, `${name}: ${lost[0]?.id}`).toBe('missing');
  }
});

test('a quote is warned where an invoice is refused', () => {
  const severityOf = (name: keyof typeof samples) => {
    const draft = requireDraft({ ...samples[name], issueDate: '2028-07-01' });
    return checkConformity(draft, '2028-07-01').find(({ id }) => id === 'law-in-force')?.severity;
  };
  expect(severityOf('menuisier')).toBe('blocking');
  expect(severityOf('devis-graphiste')).toBe('warning');
});

test('a document without any day is not told that it is too late', () => {
  const draft = requireDraft({ ...samples.menuisier, issueDate: '' });
  const rule = checkConformity(draft, '').find(({ id }) => id === 'law-in-force');
  expect(rule?.state).toBe('satisfied');
});

test('each text that ends says so, the nearest first', () => {
  expect(listEndings().map(({ lastDay }) => lastDay)).toEqual([
    ...Array.from({ length: 4 }, () => '2026-12-31'),
    LAST_DAY_OF_CGI,
    '2028-12-31',
  ]);
  expect(new Set(listEndings().map(({ what }) => what)).size).toBe(6);
});

test('an agreed rate is said to be beyond what is published from the next half-year on', () => {
  const [{ lastDay } = { lastDay: '' }] = listEndings();
  expect(minimumLatePenalty(lastDay)).not.toBeNull();
  expect(minimumLatePenalty(addDays(lastDay, 1))).toBeNull();
  const stateOn = (issueDate: string) => {
    const draft = completeDraft((changed) => {
      changed.issueDate = issueDate;
      changed.payment.latePenalty = { percent: '12' };
    });
    return checkConformity(draft, issueDate).find(({ id }) => id === 'late-penalty-known')?.state;
  };
  expect(stateOn(lastDay)).toBe('satisfied');
  expect(stateOn(addDays(lastDay, 1))).toBe('missing');
});

test('every rule has its first day, and ends after it begins', () => {
  for (const kind of KIND_NAMES) {
    for (const { id, from, until = '9999-12-31' } of listRules(kind)) {
      expect(from, id).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(from <= until, id).toBe(true);
    }
  }
});
