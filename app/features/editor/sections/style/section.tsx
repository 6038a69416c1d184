import { Suspense } from 'react';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraftWords } from '#app/features/editor/kind/use-draft-words.ts';
import { useDraftChoice } from '#app/features/editor/session/use-draft-choice.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { StyleAccent } from './accent.tsx';
import { StyleLogo } from './logo.tsx';
import { summarizeStyle } from './summary.ts';
import { StyleTemplate } from './template.tsx';

/** How the document looks. */
export function StyleSection() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const summary = useDraft(summarizeStyle);
  const accent = useDraft(({ style }) => style.accent);
  const { agree } = useDraftWords();
  useReveal(PATHS, () => setToggled(true));
  return (
    <section className="rounded-card border border-rule bg-surface px-4 py-2 lg:px-5 lg:py-3">
      <Disclosure
        title="Apparence"
        summary={
          <span className="inline-flex items-center gap-2">
            {summary}
            <span
              aria-hidden
              className="size-4 rounded-full border border-control"
              style={{ backgroundColor: accent }}
            />
          </span>
        }
        isOpen={isToggled ?? false}
        onToggle={setToggled}
      >
        <div className="flex flex-col gap-5 pb-2">
          <StyleTemplate />
          <StyleLogo />
          <StyleAccent />
          <DraftSelect
            path="style.watermark"
            label="Filigrane"
            options={listWatermarks(agree)}
            help="«&nbsp;BROUILLON&nbsp;» s’imprime seul tant qu’une mention obligatoire manque."
          />
          <Suspense>
            <StyleTable />
          </Suspense>
        </div>
      </Disclosure>
    </section>
  );
}

const StyleTable = lazyFetched(async () => (await import('./table.tsx')).StyleTable);
const PATHS = [
  'style.template',
  'style.logo',
  'style.accent',
  'style.watermark',
  'style.columns',
  'style.labels',
];

function listWatermarks(agree: (masculine: string) => string) {
  return [
    { value: 'none', label: 'Aucun' },
    { value: 'paid', label: agree('payé').toUpperCase() },
    { value: 'duplicate', label: 'DUPLICATA' },
    { value: 'cancelled', label: agree('annulé').toUpperCase() },
  ];
}
