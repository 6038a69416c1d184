import { expect, test } from 'vitest';
import { describePath } from './describe-path.ts';
import { describeSetAside } from './describe-set-aside.ts';

test('paths are said in the words of the form', () => {
  expect(describePath('seller.address.postalCode')).toBe('code postal (vous)');
  expect(describePath('lines[11]')).toBe('ligne 12');
  expect(describePath('payment.earlyDiscount.days')).toBe('paiement');
  expect(describePath('quote.deposit.percent')).toBe('conditions du devis');
  expect(describePath('payee.iban')).toBe('IBAN (affacturage)');
  expect(describePath('deliveryAddress.city')).toBe('ville (livraison)');
});

test('what was left out is named, three things at most', () => {
  const say = (...paths: string[]) => describeSetAside(paths.map((path) => ({ path })));
  expect(say()).toBeNull();
  expect(say('issueDate')).toBe(
    'Une valeur n’a pas pu être lue\u00a0: date d’émission. Complétez-la.',
  );
  expect(say('issueDate', 'lines[1].quantity', 'dueDate', 'currency')).toBe(
    '4 valeurs n’ont pas pu être lues\u00a0: date d’émission, quantité de la ligne 2, échéance… Complétez-les.',
  );
});
