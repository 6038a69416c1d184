import { Suspense } from 'react';
import { useRelatedDrafts } from '#app/features/editor/credit/use-related-drafts.ts';
import { cardClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
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
  return known.length === 0 ? null : (
    <Suspense>
      <CreditOriginFill known={known} />
    </Suspense>
  );
}

const CreditOriginFill = lazyWhenUsed(
  async () => (await import('./credit-origin-fill.tsx')).CreditOriginFill,
);
