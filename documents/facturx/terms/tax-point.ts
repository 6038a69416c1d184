import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Draft } from '#documents/model/draft.ts';

/**
 * BT-8, when the VAT falls due (CGI 269, 2): 5 the date of the invoice (option for debits), 72 the
 * payment (services, and deposits whatever they are for), 29 the delivery (goods). One code for the
 * whole invoice (CII-SR-462), so a mixed one has none but for the option.
 */
export function taxPointCodeOf(draft: Draft): string | undefined {
  const nature = operationNatureOf(draft);
  if (draft.subtype === 'deposit' && nature === 'goods') return ON_PAYMENT;
  switch (nature) {
    case 'goods':
      return ON_DELIVERY;
    case 'services':
      return draft.vatOnDebits ? ON_INVOICE : ON_PAYMENT;
    case 'mixed':
      return draft.vatOnDebits ? ON_INVOICE : undefined;
  }
}

const ON_INVOICE = '5';
const ON_DELIVERY = '29';
const ON_PAYMENT = '72';
