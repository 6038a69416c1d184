import { useSwitchKind } from '#app/features/editor/kind/use-switch-kind.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { regimeMention, requireKind } from '#documents';
import { asksExemption, describeRequirements } from './regime.ts';
import { RegimeExemption } from './regime-exemption.tsx';

/** What the regime prints, what it asks, and the way to the other page for who is on the wrong one. */
export function RegimeExplanation() {
  const switchKind = useSwitchKind();
  const mention = useDraft(regimeMention);
  const requirements = useDraft(({ vatRegime }) => describeRequirements(vatRegime));
  const hasExemption = useDraft(asksExemption);
  const showsVat = useDraft(({ kind }) => requireKind(kind).showsVat);
  return (
    <div className="flex flex-col gap-3 text-sm sm:col-span-2">
      {(mention || requirements) && (
        <div aria-live="polite" className="rounded-control bg-paper px-3 py-2">
          {mention && (
            <p>
              <span className="text-ink-soft">Imprimé sur la facture{'\u00a0'}: </span>«{'\u00a0'}
              {mention}
              {'\u00a0'}»
            </p>
          )}
          {requirements && <p className="text-ink-soft">{requirements}</p>}
        </div>
      )}
      {hasExemption && <RegimeExemption />}
      <p className="text-ink-soft">
        {showsVat ? 'Vous êtes en franchise de TVA\u00a0?' : 'Vous facturez la TVA\u00a0?'}{' '}
        <button
          type="button"
          className="min-h-6 cursor-pointer font-semibold text-primary underline"
          onClick={() => switchKind(showsVat ? 'facture-auto-entrepreneur' : 'facture-tva')}
        >
          {showsVat ? 'Passer à la facture sans TVA' : 'Passer à la facture avec TVA'}
        </button>
      </p>
    </div>
  );
}
