import { ChevronDown, CircleCheck, FilePenLine, TriangleAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { requireKind, subtypeOf } from '#documents';
import { ConformityStatus } from './conformity-status.tsx';
import { ReformBanner } from './reform-banner.tsx';
import { sortConformity } from './sort-conformity.ts';
import { splitReference } from './split-reference.ts';
import { typesetReference } from './typeset-reference.ts';

/**
 * « Conformité 17/18 » with the first missing rule; opens onto every rule.
 * `focusField('conformity')` opens it too.
 */
export function ConformityPanel() {
  const conformity = useAnalysis((analysis) => analysis.conformity);
  const isBlocked = useAnalysis((analysis) => analysis.isBlocked);
  const hasXml = useAnalysis(
    ({ draft }) => subtypeOf(requireKind(draft.kind), draft.subtype).typeCode !== null,
  );
  const [isOpen, setIsOpen] = useState(false);
  useReveal(['conformity'], () => setIsOpen(true));
  const sorted = sortConformity(conformity);
  const [first] = sorted.toCorrect;
  const isExample = useAnalysis(({ example }) => example !== null);
  // Empty until the engine has loaded.
  const isSilent = isExample || conformity.length === 0;
  const look = LOOKS[isSilent ? 'example' : readState(isBlocked, first !== undefined)];
  return (
    <section className="overflow-hidden rounded-card border border-rule bg-surface">
      <div className={`px-4 py-3 lg:px-5 ${look.background}`}>
        <h2 className="text-base">
          <button
            id={fieldId('conformity')}
            type="button"
            aria-expanded={isOpen}
            aria-controls="conformity-rules"
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-control text-left"
          >
            <look.Icon aria-hidden className={`size-5 shrink-0 ${look.color}`} />
            <span className="grow">
              Conformité {!isSilent && `${sorted.satisfiedCount}/${sorted.count}`}
            </span>
            <span className="text-sm font-normal text-ink-soft">
              {isOpen ? 'Réduire' : 'Tout voir'}
            </span>
            <ChevronDown
              aria-hidden
              className={`size-5 shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </h2>
        <ConformityStatus
          text={
            conformity.length > 0 &&
            `Conformité\u00a0: ${sorted.satisfiedCount} sur ${sorted.count}${isBlocked ? ', brouillon' : ''}.`
          }
        />
        {isSilent && !isOpen && (
          <p>Les mentions obligatoires se cochent à mesure que vous écrivez.</p>
        )}
        {!first && !isSilent && <p>Toutes les mentions obligatoires sont là.</p>}
        {first && !isSilent && !isOpen && (
          <div className="flex items-start gap-x-4 gap-y-2 max-sm:flex-col">
            <p className="min-w-0 grow">
              <span className="font-semibold">{first.label}&nbsp;:</span> {first.message}{' '}
              <span className="text-sm text-ink-soft">
                {typesetReference(splitReference(first.reference).law)}
              </span>
            </p>
            <Button size="sm" onClick={() => focusField(first.field)}>
              Corriger
              <span className="sr-only">&nbsp;: {first.label}</span>
            </Button>
          </div>
        )}
      </div>
      <div
        id="conformity-rules"
        hidden={!isOpen}
        className="border-t border-rule px-4 py-4 lg:px-5"
      >
        {isOpen && (
          <>
            <p className="mb-4 text-sm text-ink-soft">
              Rien ne vous empêche de télécharger le document. Tant qu’un point bloquant reste à
              corriger, le fichier porte la mention BROUILLON
              {hasXml ? ' et ne contient pas la facture électronique.' : '.'}
            </p>
            <Suspense>
              <ConformityList sorted={sorted} />
            </Suspense>
          </>
        )}
      </div>
      <div className="border-t border-rule px-4 py-3 empty:hidden lg:px-5">
        <ReformBanner />
      </div>
    </section>
  );
}

const ConformityList = lazyWhenUsed(
  async () => (await import('./conformity-list.tsx')).ConformityList,
);

function readState(isBlocked: boolean, hasAdvice: boolean): keyof typeof LOOKS {
  if (isBlocked) return 'draft';
  return hasAdvice ? 'advice' : 'complete';
}

const LOOKS = {
  draft: { Icon: FilePenLine, color: 'text-amber', background: 'bg-amber-soft' },
  example: { Icon: FilePenLine, color: 'text-ink-soft', background: 'bg-surface' },
  advice: { Icon: TriangleAlert, color: 'text-amber', background: 'bg-primary-soft' },
  complete: { Icon: CircleCheck, color: 'text-primary', background: 'bg-primary-soft' },
};
