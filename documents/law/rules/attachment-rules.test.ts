import { test } from 'vitest';
import { expectMissing, expectNotApplicable, expectSatisfied } from './judge.test.support.ts';

const attachment = {
  role: 'BON_COMMANDE',
  filename: 'bon.pdf',
  mediaType: 'application/pdf',
  content: 'AAAA',
} as const;

test('an attachment has a file name', () => {
  expectNotApplicable('attachment-names');
  expectSatisfied('attachment-names', (draft) => {
    draft.attachments = [attachment];
  });
  expectMissing(
    'attachment-names',
    (draft) => {
      draft.attachments = [attachment, { ...attachment, filename: '' }];
    },
    { severity: 'blocking', field: 'attachments[1].filename' },
  );
});

test('a heavy file is worth a warning, on what weighs most', () => {
  const heavy = 'A'.repeat(2_700_000);
  expectSatisfied('file-weight', (draft) => {
    draft.attachments = [attachment];
  });
  expectMissing(
    'file-weight',
    (draft) => {
      draft.attachments = [{ ...attachment, content: heavy }];
    },
    { severity: 'warning', field: 'attachments' },
  );
  expectMissing(
    'file-weight',
    (draft) => {
      draft.style.logo = { data: heavy };
    },
    { field: 'style.logo' },
  );
});
