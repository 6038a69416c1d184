import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { useAnalysis, useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { chargesVat, formatAmount, isProfessional } from '#documents';

type Mode = 'none' | 'percent' | 'amount';

export function QuoteDeposit() {
  const { store } = useEditor();
  const mode = useDraft(({ quote }): Mode => {
    if (!quote?.deposit) return 'none';
    return 'percent' in quote.deposit ? 'percent' : 'amount';
  });
  const isForConsumer = useDraft(({ buyer }) => !isProfessional(buyer));
  const hasVat = useDraft(({ vatRegime }) => chargesVat(vatRegime));
  const sign = useCurrencySuffix();
  const asked = useAnalysis(({ totals, draft }) => {
    const amount = totals.quote?.depositAmount ?? null;
    return amount === null ? '' : `Soit ${formatAmount(amount, draft.currency)}`;
  });
  const choose = (next: Mode) =>
    store.update((draft) => {
      const nature = draft.quote?.deposit?.nature;
      const start = next === 'percent' ? { percent: '30' } : { amount: '0' };
      const deposit = next === 'none' ? undefined : { ...start, ...(nature && { nature }) };
      const { deposit: _deposit, ...quote } = { ...BLANK, ...draft.quote };
      return { ...draft, quote: deposit ? { ...quote, deposit } : quote };
    });
  return (
    <DraftGroup path="quote.deposit" legend="Demandé à la commande">
      <Segmented
        name="quote-deposit"
        label="Demandé à la commande"
        value={mode}
        options={[
          { value: 'none', label: 'Rien' },
          { value: 'percent', label: 'En %' },
          { value: 'amount', label: `En ${sign}` },
        ]}
        onChange={choose}
      />
      {mode !== 'none' && (
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
          {mode === 'percent' ? (
            <DraftNumber path="quote.deposit.percent" emptyValue="0" suffix="%" help={asked} />
          ) : (
            <DraftNumber
              path="quote.deposit.amount"
              label={hasVat ? 'Montant TTC' : 'Montant'}
              emptyValue="0"
              suffix={sign}
            />
          )}
          <DraftSelect
            path="quote.deposit.nature"
            options={[
              { value: '', label: isForConsumer ? 'À choisir' : 'Acompte (par défaut)' },
              { value: 'deposit', label: 'Acompte' },
              { value: 'earnest', label: 'Arrhes' },
            ]}
            help="L’acompte engage les deux parties. Avec des arrhes, chacune peut se dédire à ses frais."
          />
        </div>
      )}
    </DraftGroup>
  );
}

const BLANK = { cost: 'free', isWorks: false } as const;
