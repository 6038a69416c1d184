import { expect, test } from 'vitest';
import {
  type Edit,
  expectMissing,
  expectNotApplicable,
  expectSatisfied,
  judge,
  lineOf,
} from './judge.test.support.ts';

/** The first line bills 1 350 € at quantity 3 × 450 €. */
function progressing(agreed: string, before: string, edit: Edit = () => undefined): Edit {
  return (draft) => {
    draft.subtype = 'situation';
    draft.situation = { rank: 2 };
    draft.references.quote = { number: 'D-1', issueDate: '2026-10-01' };
    draft.references.preceding = [{ number: 'F-1', issueDate: '2026-10-20' }];
    lineOf(draft, 0).progress = { line: 1, agreed, before };
    edit(draft);
  };
}

test('a situation names its quote, and from the second on the one before', () => {
  expectNotApplicable('situation-quote');
  expectSatisfied('situation-quote', progressing('2000', '100'));
  const bare = progressing('2000', '100', (draft) => {
    draft.references = {};
  });
  expectMissing('situation-quote', bare, { severity: 'information', field: 'references.quote' });
  expectMissing('situation-before', bare, { severity: 'warning', field: 'references.preceding' });
  expectSatisfied('situation-before', progressing('2000', '100'));
  expectNotApplicable('situation-before', (draft) => {
    bare(draft);
    draft.situation = { rank: 1 };
  });
});

test('beyond its quote, a line is told with what is too much, and calls for an amendment', () => {
  expectNotApplicable('situation-beyond');
  expectSatisfied('situation-beyond', progressing('1450', '100'));
  expectMissing('situation-beyond', progressing('1400', '190'), {
    severity: 'warning',
    field: 'lines[0].unitPrice',
  });
  expect(judge('situation-beyond', progressing('1400', '190')).message).toBe(
    'Ligne 1\u00a0: dépasse le devis de 140,00\u00a0€, soit 10\u00a0%\u00a0: faites signer un avenant.',
  );
});

test('a line below what was invoiced calls for an avoir; a line that takes back does not', () => {
  const backwards = progressing('2000', '1350', (draft) => {
    lineOf(draft, 0).quantity = '-1';
  });
  expectMissing('situation-backwards', backwards, { severity: 'warning' });
  expect(judge('situation-backwards', backwards).message).toContain('1\u202f350,00\u00a0€');
  expectSatisfied('situation-backwards', progressing('2000', '100'));
  expectSatisfied(
    'situation-backwards',
    progressing('-900', '-450', (draft) => {
      lineOf(draft, 0).quantity = '-1';
    }),
  );
});
