import { expect, test } from 'vitest';
import { lineOf } from '#documents/law/rules/judge.test.support.ts';
import { mentionsOf, textOf } from './mentions-of.test.support.ts';

test('the sentence of the regime is printed to the letter', () => {
  expect(
    textOf('vat-regime', (draft) => {
      draft.vatRegime = 'franchise';
    }),
  ).toBe('TVA non applicable, article 293 B du CGI');
  expect(
    textOf('vat-regime', (draft) => {
      draft.vatRegime = 'margin-art';
    }),
  ).toBe("Régime particulier-Objets d'art");
  expect(textOf('vat-regime', () => undefined)).toBeUndefined();
});

test('franchise without a VAT number also goes as a note', () => {
  const noteOf = (vatNumber: string | undefined) =>
    mentionsOf((draft) => {
      draft.vatRegime = 'franchise';
      draft.seller.vatNumber = vatNumber;
    }).find(({ id }) => id === 'vat-regime')?.noteCode;
  expect(noteOf(undefined)).toBe('AAI');
  expect(noteOf('FR44732829320')).toBeUndefined();
});

test('each reason of lines at zero is said once', () => {
  const mentions = mentionsOf((draft) => {
    const reason = 'Exonération de TVA, article 261, 4-4° b du CGI';
    Object.assign(lineOf(draft, 0), { vatRate: '0', exemption: { reason } });
    Object.assign(lineOf(draft, 1), {
      vatRate: '0',
      exemption: { code: 'VATEX-FR-CGI261-4', reason },
    });
  });
  expect(mentions.filter(({ id }) => id.startsWith('exemption')).map(({ text }) => text)).toEqual([
    'Exonération de TVA, article 261, 4-4° b du CGI',
  ]);
});

test('two reasons make two mentions', () => {
  const mentions = mentionsOf((draft) => {
    Object.assign(lineOf(draft, 0), { vatRate: '0', exemption: { reason: 'Une' } });
    Object.assign(lineOf(draft, 1), { vatRate: '0', exemption: { reason: 'Deux' } });
  });
  expect(
    mentions.filter(({ place }) => place === 'vat').map(({ id, text }) => `${id} ${text}`),
  ).toEqual(['exemption Une', 'exemption-2 Deux']);
});

test('the exempt regime prints the reason chosen', () => {
  const text = textOf('exemption', (draft) => {
    draft.vatRegime = 'exempt';
    draft.exemption = { code: 'VATEX-FR-CGI261C-2', reason: '' };
  });
  expect(text).toBe('Exonération de TVA, article 261 C, 2° du CGI');
});

test('no article is printed while nobody has said which one applies', () => {
  const exemption = { code: 'VATEX-FR-CGI261-4', reason: '' };
  const whole = textOf('exemption', (draft) =>
    Object.assign(draft, { vatRegime: 'exempt', exemption }),
  );
  const line = textOf('exemption', (draft) =>
    Object.assign(lineOf(draft, 0), { vatRate: '0', exemption }),
  );
  expect([whole, line]).toEqual([undefined, undefined]);
});

test('outlays cite their article', () => {
  const mention = mentionsOf((draft) => {
    draft.lines.push({ ...lineOf(draft, 0), kind: 'disbursement', vatRate: undefined });
  }).find(({ id }) => id === 'disbursement');
  expect(mention).toMatchObject({ text: 'Débours, article 267, II-2° du CGI', field: 'lines[2]' });
});

test('the option for debits is said to the letter, and only for taxed services', () => {
  expect(
    textOf('vat-on-debits', (draft) => {
      draft.vatOnDebits = true;
    }),
  ).toBe("Option pour le paiement de la taxe d'après les débits");
  expect(
    textOf('vat-on-debits', (draft) => {
      draft.vatOnDebits = true;
      draft.operation = 'goods';
    }),
  ).toBeUndefined();
  expect(
    textOf('vat-on-debits', (draft) => {
      draft.vatOnDebits = true;
      draft.vatRegime = 'franchise';
    }),
  ).toBeUndefined();
});
