import { type ComponentType, useState } from 'react';
import { todayInFrance } from '#app/lib/today.ts';
import { createFontMetrics, type KindName, parseDraft, requireKind } from '#documents';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { createAnalysisStore } from './store/analysis.ts';
import { EditorProvider } from './store/editor-context.tsx';
import { createEditorStore } from './store/editor-store.ts';
import { createTouchedStore } from './store/touched.ts';

/** A page where a document of a kind is made. */
export function EditorPage({ kindName }: { kindName: KindName }) {
  const [editor] = useState(() => createEditor(kindName));
  return (
    <EditorProvider editor={editor}>
      <h1>{requireKind(kindName).label}</h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <div className="flex max-w-160 flex-col gap-4">
          {FORM.map((name) => {
            const Section = components[name];
            return Section ? (
              <div key={name} data-section={name}>
                <Section />
              </div>
            ) : null;
          })}
        </div>
        <div className="sticky top-0 max-lg:hidden">
          {components.SheetPane && <components.SheetPane />}
        </div>
      </div>
    </EditorProvider>
  );
}

const modules = import.meta.glob<Record<string, ComponentType>>(
  [
    './sections/*-section.tsx',
    './lines/lines-section.tsx',
    './sheet/sheet-pane.tsx',
    './conformity/conformity-panel.tsx',
  ],
  { eager: true },
);
const components: Record<string, ComponentType | undefined> = Object.assign(
  {},
  ...Object.values(modules),
);
const FORM = [
  'SellerSection',
  'BuyerSection',
  'DocumentSection',
  'LinesSection',
  'AdjustmentsSection',
  'PaymentSection',
  'MentionsSection',
  'StyleSection',
  'ConformityPanel',
];

function createEditor(kindName: KindName) {
  const today = todayInFrance();
  const parsed = parseDraft({
    version: 1,
    kind: kindName,
    vatRegime: requireKind(kindName).vatRegimes[0],
    number: '',
    issueDate: '',
    dueDate: '',
    seller: { kind: 'sole-trader', name: '' },
    buyer: { kind: 'business', name: '' },
    lines: [{ kind: 'item', name: '' }],
  });
  if (!parsed.ok) throw new Error('The empty document is not one');
  const store = createEditorStore({ draft: parsed.draft, rawTexts: {} }, () => Date.now());
  const metrics = createFontMetrics([latin]);
  const schedule = (task: () => void) => {
    const timer = setTimeout(task, 0);
    return () => clearTimeout(timer);
  };
  const analysis = createAnalysisStore(store, () => ({ today, metrics }), schedule);
  return { store, analysis, touched: createTouchedStore(), today };
}
