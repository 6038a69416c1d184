import type { ReactNode } from 'react';
import { SheetView } from '#app/sheet/sheet-view.tsx';
import {
  computeTotals,
  createFontMetrics,
  type Draft,
  type DraftInput,
  layOut,
  type Sheet,
} from '#documents';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { type Landmark, LandmarkLegend, Landmarks } from './landmarks.tsx';
import { TotalsTable } from './totals-table.tsx';

/**
 * `<Exemple titre="…" document="graphiste"/>` draws a sample as in its PDF; `modifier` changes
 * fields, and with other lines no discount, charge or deposit of the sample is left; `tableau`
 * shows lines and amounts instead of the sheet; `pages` draws more than the first page; `reperes`
 * numbers places of the sheet and explains them below. Its children comment on it.
 */
export function Example({
  titre,
  document,
  modifier = {},
  tableau = false,
  pages = 1,
  reperes = [],
  children,
}: {
  titre: string;
  document: string;
  modifier?: Partial<DraftInput>;
  tableau?: boolean;
  pages?: number;
  reperes?: readonly Landmark[];
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
      {tableau ? (
        <TotalsTable draft={draft} />
      ) : (
        <Pages sheet={draw(draft)} label={titre} count={pages} landmarks={reperes} />
      )}
      {reperes.length > 0 && <LandmarkLegend landmarks={reperes} />}
    </figure>
  );
}

function Pages({
  sheet: { pages, images },
  label,
  count,
  landmarks,
}: {
  sheet: Sheet;
  label: string;
  count: number;
  landmarks: readonly Landmark[];
}) {
  if (count > pages.length) throw new Error(`« ${label} » has ${pages.length} pages`);
  return pages.slice(0, count).map((page, index) => {
    const place = count > 1 ? `, page ${index + 1} sur ${pages.length}` : '';
    return (
      <div key={place} className="drawn-sheet">
        <SheetView page={page} images={images} label={typesetProse(label + place)}>
          {index === 0 && <Landmarks page={page} landmarks={landmarks} />}
        </SheetView>
      </div>
    );
  });
}

function draw(draft: Draft): Sheet {
  const metrics = createFontMetrics([latin]);
  return layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
}

function requireSample(name: string): DraftInput {
  if (!Object.hasOwn(samples, name)) throw new Error(`No sample is called « ${name} »`);
  return samples[name as keyof typeof samples]; // checked by hasOwn
}

const NOTHING_TAKEN_OVER: Partial<DraftInput> = { allowances: [], charges: [], prepayments: [] };
