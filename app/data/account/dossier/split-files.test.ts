import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { joinFiles, readBytea, splitFiles, writeBytea } from './split-files.ts';

const draft = {
  ...requireDraft(samples['menuisier-avec-logo']),
  attachments: [
    {
      role: 'DOCUMENT_ANNEXE' as const,
      filename: 'plan.csv',
      mediaType: 'text/csv' as const,
      content: btoa('a;b'),
    },
  ],
};

test('what a draft carries is taken out once, and comes back as it was', async () => {
  const { draft: split, files } = await splitFiles(draft);
  expect(JSON.stringify(split)).not.toContain('base64');
  expect(split.attachments?.[0]?.content).toMatch(/^file:[0-9a-f]{64}$/);
  expect(files.map(({ mediaType }) => mediaType)).toContain('text/csv');
  const kept = new Map(files.map((file) => [file.hash, file]));
  const joined = await joinFiles(split, (hash) => {
    const file = kept.get(hash);
    return Promise.resolve(
      file ? { mediaType: file.mediaType, base64: readBytea(writeBytea(file.bytes)) } : null,
    );
  });
  expect(joined).toEqual(draft);
});

test('a file that is gone leaves its name', async () => {
  const { draft: split } = await splitFiles(draft);
  expect(await joinFiles(split, () => Promise.resolve(null))).toEqual(split);
});
