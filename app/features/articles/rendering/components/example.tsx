import type { ReactNode } from 'react';
import { SheetView } from '#app/sheet/sheet-view.tsx';
import { computeTotals, createFontMetrics, type Draft, type DraftInput, layOut } from '#documents';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { TotalsTable } from './totals-table.tsx';

/**
 * `<Exemple titre="…" document="graphiste"/>` draws a sample as in its PDF; `modifier` changes
 * fields, and with other lines no discount, charge or deposit of the sample is left; `tableau`
 * shows lines and amounts instead of the sheet. Its children comment on it.
 */
export function Example({
  titre,
  document,
  modifier = {},
  tableau = false,
  children,
}: {
  titre: string;
  document: string;
  modifier?: Partial<DraftInput>;
  tableau?: boolean;
  children?: ReactNode;
}) {
  const draft = requireDraft({
    ...requireSample(document),
    ...(modifier.lines && NOTHING_TAKEN_OVER),
    ...modifier,
  });
  return (
    <figure className="worked-example">
      <figcaption>{typesetProse(titre)}</figcaption>
      {children}
      {tableau ? <TotalsTable draft={draft} /> : <FirstPage draft={draft} label={titre} />}
    </figure>
  );
}

function FirstPage({ draft, label }: { draft: Draft; label: string }) {
  const metrics = createFontMetrics([latin]);
  const sheet = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
  const [page] = sheet.pages;
  if (!page) return null;
  return (
    <div className="drawn-sheet">
      <SheetView page={page} images={sheet.images} label={typesetProse(label)} />
    </div>
  );
}

function requireSample(name: string): DraftInput {
  if (!Object.hasOwn(samples, name)) throw new Error(`No sample is called « ${name} »`);
  return samples[name as keyof typeof samples]; // checked by hasOwn
}

const NOTHING_TAKEN_OVER: Partial<DraftInput> = { allowances: [], charges: [], prepayments: [] };
