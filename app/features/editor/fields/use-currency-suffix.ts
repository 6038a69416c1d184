import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { currencySymbol } from '#documents';

/** « € », or the code of another currency. */
export function useCurrencySuffix(): string {
  return useDraft(({ currency }) => currencySymbol(currency));
}
