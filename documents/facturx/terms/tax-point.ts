import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Draft } from '#documents/model/draft.ts';

/**
 * BT-8, when VAT falls due (CGI 269, 2): 5 invoice date (option for debits), 72 payment (services,
 * any deposit), 29 delivery (goods). An invoice has one code (CII-SR-462): a mixed one has none
 * without the option.
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
