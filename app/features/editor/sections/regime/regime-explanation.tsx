import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { useSwitchKind } from '#app/features/editor/kind/use-switch-kind.ts';
import { PrintedMention } from '#app/features/editor/sections/card/printed-mention.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { regimeMention, requireKind } from '#documents';
import { asksExemption, describeRequirements } from './regime.ts';
import { RegimeExemption } from './regime-exemption.tsx';

/** The regime’s mention and requirements, and a link for a seller on the wrong page. */
export function RegimeExplanation() {
  const switchKind = useSwitchKind();
  const mention = useDraft(regimeMention);
  const requirements = useDraft(({ vatRegime }) => describeRequirements(vatRegime));
  const hasExemption = useDraft(asksExemption);
  const kind = useDraft((draft) => requireKind(draft.kind));
  return (
    <div className="flex flex-col gap-3 text-sm empty:hidden sm:col-span-2">
      {(mention || requirements) && (
        <div aria-live="polite" className="rounded-control bg-paper px-3 py-2">
          {mention && <PrintedMention text={mention} />}
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
