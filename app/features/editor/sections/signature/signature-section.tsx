import { FoldedSection } from '#app/features/editor/sections/card/folded-section.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';
import { SignatureFields } from './signature-fields.tsx';

/** For receipts and quittances; other documents are signed in « Apparence ». */
export function SignatureSection() {
  const isSigned = useDraft(({ style }) => style.signature !== undefined);
  return (
    <FoldedSection
      title="Signature"
      summary={isSigned ? 'Ajoutée' : 'À la main, sur le papier'}
      paths={PATHS}
    >
      <SignatureFields isLegendHidden />
    </FoldedSection>
  );
}

const PATHS: readonly DraftPath[] = ['style.signature'];
