import { expect, test } from 'vitest';
import { isVatNumber } from '#documents/law/identifiers/vat-number.ts';
import { EU_VAT_FORMS } from './eu-vat-forms.ts';

test.each(Object.entries(EU_VAT_FORMS))(
  'the example of %s has the form it shows',
  (prefix, form) => {
    expect(form.example.startsWith(prefix)).toBe(true);
    expect(isVatNumber(form.example)).toBe(true);
    expect(isVatNumber(`${form.example}0000`)).toBe(false);
  },
);
