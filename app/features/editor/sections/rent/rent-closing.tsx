import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { AmountWords } from '#app/features/editor/sections/payment/amount-words.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import type { DraftPath } from '#documents';
import { sumInWords } from './rent-payment.ts';

export function RentClosing() {
  const { store } = useEditor();
  const suffix = useCurrencySuffix();
  const acceptsEmail = useDraft(({ rent }) => rent?.acceptsEmail ?? false);
  const city = useDraft(({ seller, rent }) => rent?.agent?.address.city || seller.address.city);
  return (
    <div className="flex flex-col gap-4">
      <div className={gridClasses}>
        <DraftNumber
          path="rent.previousBalance"
          suffix={suffix}
          help="Dû avant ce terme, ou négatif s’il est en avance."
        />
        <DraftText path="rent.place" placeholder={city || 'Votre ville'} />
        <AmountWords path="rent.amountInWords" amountOf={sumInWords} />
      </div>
      <DraftTextArea
        path="rent.closing"
        help="Vide, la formule d’usage s’imprime. Elle vaut pour la quittance seule."
      />
      <Checkbox
        id={fieldId('rent.acceptsEmail')}
        label="Le locataire accepte de la recevoir par e-mail"
        help="La loi demande son accord exprès."
        checked={acceptsEmail}
        onChange={(event) => store.set('rent.acceptsEmail', event.target.checked)}
      />
    </div>
  );
}

export const CLOSING_PATHS: readonly DraftPath[] = [
  'rent.previousBalance',
  'rent.place',
  'rent.amountInWords',
  'rent.closing',
  'rent.acceptsEmail',
];
