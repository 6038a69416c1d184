import { expect, test } from 'vitest';
import { explainRefusal } from './rules.ts';

test.each([
  ['documents/totals/vat.ts', 'documents/money/cents.ts'],
  ['documents/totals/vat.ts', 'documents/totals/lines.ts'],
  ['documents/samples/joiner.ts', 'documents/model/draft.ts'],
  ['documents/model/draft.ts', 'documents/law/figures/recovery-fee.ts'],
  ['documents/index.ts', 'documents/facturx/write.ts'],
  ['documents/pdf/index.ts', 'documents/sheet/lay-out.ts'],
  ['documents/model/draft.ts', 'zod/mini'],
  ['app/routes/public/home.tsx', 'app/sheet/sheet-view.tsx'],
  ['app/routes/public/home.tsx', 'documents/index.ts'],
  ['app/features/editor/form.tsx', 'app/features/editor/lines.tsx'],
  ['app/features/editor/form.tsx', 'app/features/editor/sections/buyer/section.tsx'],
  ['app/features/editor/sections/buyer/section.tsx', 'app/features/editor/store/path.ts'],
  ['app/features/editor/sections/buyer/section.tsx', 'app/ui/button.tsx'],
  ['app/features/editor/form.tsx', 'app/follow-ups/use-chain.ts'],
  ['app/files/keep-drafts.ts', 'documents/dossier/index.ts'],
  ['documents/dossier/derive-status.ts', 'documents/kinds/index.ts'],
  ['app/data/account/clients.ts', '@supabase/supabase-js'],
  ['server/main.ts', 'server/app.ts'],
  ['server/routes/pages.ts', 'node:fs'],
  ['documents/money/cents.test.ts', 'fast-check'],
])('%s may import %s', (path, target) => {
  expect(explainRefusal(path, target)).toBeNull();
});

test.each([
  ['documents/money/cents.ts', 'documents/model/draft.ts'],
  ['documents/law/figures/recovery-fee.ts', 'documents/model/draft.ts'],
  ['documents/model/draft.ts', 'documents/law/vat/rates.ts'],
  ['documents/law/vat/rates.ts', 'documents/kinds/index.ts'],
  ['documents/samples/joiner.ts', 'documents/totals/vat.ts'],
  ['documents/index.ts', 'documents/pdf/index.ts'],
  ['documents/sheet/lay-out.ts', 'documents/samples/joiner.ts'],
  ['documents/sheet/lay-out.ts', 'content/site.ts'],
  ['documents/model/draft.ts', 'zod'],
  ['documents/pdf/fonts/fonts.ts', 'node:fs'],
  ['documents/sheet/view.ts', 'react'],
  ['app/routes/public/home.tsx', 'server/app.ts'],
  ['app/routes/public/home.tsx', 'documents/sheet/lay-out.ts'],
  ['app/features/editor/form.tsx', 'app/features/library/list.tsx'],
  ['app/features/editor/store/path.ts', 'app/features/editor/sections/buyer/section.tsx'],
  ['app/features/editor/store/path.ts', 'app/features/editor/form.tsx'],
  ['app/ui/button.tsx', 'app/features/editor/form.tsx'],
  ['app/ui/button.tsx', 'documents/index.ts'],
  ['app/follow-ups/use-chain.ts', 'app/features/editor/form.tsx'],
  ['documents/dossier/derive-status.ts', 'app/data/dossier-store.ts'],
  ['documents/kinds/index.ts', 'documents/dossier/derive-status.ts'],
  ['app/features/editor/form.tsx', 'documents/dossier/derive-status.ts'],
  ['app/lib/dates.ts', 'react'],
  ['app/features/editor/form.tsx', '@supabase/supabase-js'],
  ['server/routes/pages.ts', 'server/app.ts'],
  ['server/email/welcome.ts', 'server/routes/pages.ts'],
  ['server/app.ts', 'app/root.tsx'],
  ['cli/main.ts', 'app/lib/dates.ts'],
  ['tests/golden/draw.ts', 'documents/pdf/writer.ts'],
  ['app/features/reader/read.ts', 'documents/facturx/read/problem.ts'],
  ['server/app.ts', '../elsewhere.ts'],
])('%s may not import %s', (path, target) => {
  expect(explainRefusal(path, target)).toEqual(expect.any(String));
});
