import { listCreditable } from '#app/features/editor/credit/find-related.ts';
import { useRelatedDrafts } from '#app/features/editor/credit/use-related-drafts.ts';
import { cardClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { FoldedPart } from '#app/features/editor/sections/card/folded-part.tsx';
import { useDraft, useRelated } from '#app/features/editor/store/editor-context.tsx';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { requireKind, subtypeOf } from '#documents';
import { CreditContract } from './credit-contract.tsx';
import { CreditOrigin } from './credit-origin.tsx';
import { CreditReasonField } from './credit-reason-field.tsx';
import { CreditTreatment } from './credit-treatment.tsx';

export function CreditSection() {
  const hasOrigin = useDraft(
    ({ kind, subtype }) => subtypeOf(requireKind(kind), subtype).needsPreceding,
  );
  return (
    <section aria-labelledby="credit-title" className={cardClasses}>
      <h2 id="credit-title" className="text-lg">
        {hasOrigin ? 'Facture d’origine' : 'Contrat et période'}
      </h2>
      <div className="mt-3 flex flex-col gap-5">
        {hasOrigin ? (
          <>
            <CreditOrigin />
            <RelatedInvoices />
          </>
        ) : (
          <CreditContract />
        )}
        <CreditReasonField />
        <CreditTreatment />
      </div>
    </section>
  );
}

function RelatedInvoices() {
  const known = useRelatedDrafts();
  const origin = useRelated(({ origins }) => origins[0]);
  const isUnnamed = useDraft(({ references }) => !references.preceding?.[0]?.number);
  const choices = origin || !isUnnamed ? [] : listCreditable(known);
  return origin || choices.length > 0 ? (
    <FoldedPart height={origin ? 'h-28' : 'h-10'}>
      <CreditOriginFill {...{ origin, choices }} />
    </FoldedPart>
  ) : null;
}

const CreditOriginFill = lazyFetched(
  async () => (await import('./credit-origin-fill.tsx')).CreditOriginFill,
);
