import { useId, useState } from 'react';
import { lacksField } from '#app/features/editor/focus/lacks-field.ts';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { cardClasses } from '#app/features/editor/sections/card/classes.ts';
import { PartySummary } from '#app/features/editor/sections/card/party-summary.tsx';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { describeBuyer } from './description.ts';
import { BuyerForm } from './form.tsx';

/**
 * « Client »: a form, then a summary once a whole client has come in, from a draft or from the
 * remembered ones, or by its button; never while its fields are being filled.
 */
export function BuyerSection() {
  const titleId = useId();
  const title = useDraft(({ kind }) => TITLES[requireKind(kind).addressee]);
  const buyer = useDraft((draft) => draft.buyer);
  const isComplete = useAnalysis(
    ({ conformity, draft }) =>
      conformity.length > 0 && draft.buyer.name !== '' && !lacksField(conformity, PATHS),
  );
  const [state, setState] = useState<'resting' | 'editing' | 'folded'>('resting');
  useReveal(PATHS, () => setState('editing'));
  return (
    <section data-section={PATHS.join(' ')} aria-labelledby={titleId} className={cardClasses}>
      {isComplete && state !== 'editing' ? (
        <PartySummary
          title={title}
          titleId={titleId}
          described={describeBuyer(buyer)}
          edit={{ label: `Modifier\u00a0: ${buyer.name}`, path: 'buyer.name' }}
          takesFocus={state === 'folded'}
        />
      ) : (
        <BuyerForm
          title={title}
          titleId={titleId}
          canFold={isComplete}
          onTouch={() => setState('editing')}
          onFold={() => setState('folded')}
        />
      )}
    </section>
  );
}

const PATHS = ['buyer', 'deliveryAddress', 'payer', 'payee'];
const TITLES = {
  billed: 'Client',
  customer: 'Client',
  payer: 'Reçu de',
  tenant: 'Locataire',
} as const;
