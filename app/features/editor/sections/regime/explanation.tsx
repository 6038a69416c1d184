import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { useDraftWords } from '#app/features/editor/kind/use-draft-words.ts';
import { useSwitchKind } from '#app/features/editor/kind/use-switch-kind.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { regimeMention, requireKind } from '#documents';
import { RegimeExemption } from './exemption.tsx';
import { asksExemption, describeRequirements } from './regime.ts';

/**
 * What the regime prints, what it asks, and a link to the other page for those who are on the wrong
 * one.
 */
export function RegimeExplanation() {
  const switchKind = useSwitchKind();
  const mention = useDraft(regimeMention);
  const requirements = useDraft(({ vatRegime }) => describeRequirements(vatRegime));
  const hasExemption = useDraft(asksExemption);
  const kind = useDraft((draft) => requireKind(draft.kind));
  const { the } = useDraftWords();
  return (
    <div className="flex flex-col gap-3 text-sm empty:hidden sm:col-span-2">
      {(mention || requirements) && (
        <div aria-live="polite" className="rounded-control bg-paper px-3 py-2">
          {mention && (
            <p>
              <span className="text-ink-soft">
                Imprimé sur {the}
                {'\u00a0'}:{' '}
              </span>
              «{'\u00a0'}
              {mention}
              {'\u00a0'}»
            </p>
          )}
          {requirements && <p className="text-ink-soft">{requirements}</p>}
        </div>
      )}
      {hasExemption && <RegimeExemption />}
      {kind.counterpart && (
        <p className="text-ink-soft">
          {kind.showsVat ? 'Vous êtes en franchise de TVA\u00a0?' : 'Vous facturez la TVA\u00a0?'}{' '}
          <button
            type="button"
            className="min-h-6 cursor-pointer font-semibold text-primary underline"
            onClick={() => switchKind(kind.counterpart)}
          >
            Passer à la {wordsOf(kind.counterpart).label}
          </button>
        </p>
      )}
    </div>
  );
}
