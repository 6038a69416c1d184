import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { hasProgress } from '#app/features/editor/draft/has-progress.ts';
import { listRates } from '#app/features/editor/draft/list-rates.ts';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { chargesVat, hasPrice, requireKind } from '#documents';
import { AddLines } from './add-lines.tsx';
import { LinesProvider, useLinesView } from './context.tsx';
import { createLineActions } from './edit/actions.ts';
import { LinesGrid } from './grid.tsx';
import { createLineKeys } from './line-keys.ts';
import { LinesMessage } from './message.tsx';
import { OptionsTotal } from './options-total.tsx';
import { PasteDialog } from './paste/paste-dialog.tsx';
import { createRowWindow } from './row-window.ts';
import { createLinesView } from './view.ts';
import { watchRows } from './watch-rows.ts';

/** `children` come under the lines. */
export function LinesSection({ children }: { children: ReactNode }) {
  const editor = useEditor();
  const [{ view, rows, keysOf, actions }] = useState(() => {
    const lineKeys = createLineKeys();
    const linesView = createLinesView();
    const rowWindow = createRowWindow(watchRows);
    return {
      view: linesView,
      rows: rowWindow,
      keysOf: lineKeys,
      actions: createLineActions(editor, { view: linesView, rows: rowWindow, keysOf: lineKeys }),
    };
  });
  const keys = useDraft(({ lines }) => keysOf(lines));
  const asksDiscounts = useLinesView(view, (state) => state.asksDiscounts);
  const hasDiscounts = useDraft(({ lines }) =>
    lines.some((line) => hasPrice(line) && line.discount !== undefined),
  );
  const showsDiscount = asksDiscounts || hasDiscounts;
  const showsVat = useDraft(
    ({ kind, vatRegime }) => requireKind(kind).showsVat && chargesVat(vatRegime),
  );
  const hasOptions = useDraft(({ kind }) => requireKind(kind).hasOptions);
  const rates = useDraft((draft) => listRates(draft, editor.today).join(' '));
  const currency = useDraft((draft) => draft.currency);
  const priceMode = useDraft((draft) => draft.priceMode);
  const keepsMode = useDraft(hasProgress);
  const priceWord = showsVat ? PRICE_WORDS[priceMode] : '';
  useReveal(['lines'], (path) => {
    if (/\.discount\b/.test(path)) view.set({ asksDiscounts: true });
  });
  const shared = {
    view,
    rows,
    actions,
    layout: {
      showsVat,
      showsDiscount,
      hasOptions,
      rates: rates.split(' ').filter(Boolean),
      currency,
      priceWord,
    },
  };
  return (
    <section
      aria-labelledby="lines-title"
      data-wide={(showsVat && showsDiscount) || undefined}
      className="rounded-card border border-rule bg-surface p-4 lg:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="lines-title" className="text-lg">
          Lignes
        </h2>
        {showsVat && !keepsMode && (
          <Button
            size="sm"
            aria-label={`Prix ${priceWord}, changer`}
            data-tooltip="Choisir des prix HT ou TTC"
            onClick={() => focusField('priceMode')}
          >
            Prix {priceWord}
            <ArrowLeftRight aria-hidden />
          </Button>
        )}
      </div>
      <LinesProvider shared={shared}>
        <div className="@container/lines mt-2">
          <LinesGrid keys={keys} />
          <AddLines />
        </div>
        {hasOptions && <OptionsTotal />}
        <PasteDialog />
      </LinesProvider>
      {children}
      <LinesMessage view={view} />
    </section>
  );
}

const PRICE_WORDS = { net: 'HT', gross: 'TTC' };
