import { FoldedSection } from '#app/features/editor/sections/card/folded-section.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type DraftPath, requireKind } from '#documents';
import { summarizeStyle } from './summarize-style.ts';

export function StyleSection() {
  const summary = useDraft(summarizeStyle);
  const accent = useDraft(({ style }) => style.accent);
  const isSignedElsewhere = useDraft(({ kind }) => requireKind(kind).signature === 'issuer');
  return (
    <FoldedSection
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
      paths={isSignedElsewhere ? PATHS : WITH_SIGNATURE}
    >
      <StyleFields />
    </FoldedSection>
  );
}

const StyleFields = lazyWhenUsed(async () => (await import('./style-fields.tsx')).StyleFields);
const PATHS: readonly DraftPath[] = [
  'style.template',
  'style.logo',
  'style.accent',
  'style.watermark',
  'style.columns',
  'style.labels',
];
const WITH_SIGNATURE: readonly DraftPath[] = [...PATHS, 'style.signature'];
