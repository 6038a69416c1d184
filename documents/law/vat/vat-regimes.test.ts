import { expect, test } from 'vitest';
import { pickAt } from '#documents/law/dated.ts';
import { isVatexCode } from '#documents/law/identifiers/vatex-code.ts';
import { VAT_REGIMES, type VatRegime } from '#documents/model/vat-regime.ts';
import { VAT_REGIME_LAW } from './vat-regimes.ts';

function wording(regime: VatRegime): string {
  const { mention } = VAT_REGIME_LAW[regime];
  return (mention && pickAt(mention, '2026-11-20')) ?? '';
}

test('what the law words is printed to the letter', () => {
  expect(wording('franchise')).toBe('TVA non applicable, article 293 B du CGI');
  expect(wording('margin-used')).toBe("Régime particulier-Biens d'occasion");
  expect(wording('margin-art')).toBe("Régime particulier-Objets d'art");
  expect(wording('margin-antiques')).toBe("Régime particulier-Objets de collection et d'antiquité");
  expect(wording('margin-travel')).toBe('Régime particulier-Agences de voyages');
});

test('reverse charge always says « Autoliquidation »', () => {
  expect(wording('reverse-charge-works')).toBe('Autoliquidation — article 283-2 nonies du CGI');
  expect(wording('eu-services')).toBe(
    'Autoliquidation — article 283-2 du CGI, articles 44 et 196 de la directive 2006/112/CE',
  );
});

test('a triangular sale says « Autoliquidation » and cites the directive', () => {
  expect(wording('eu-triangular')).toBe(
    'Autoliquidation — application de l’article 141 de la directive 2006/112/CE',
  );
  expect(VAT_REGIME_LAW['eu-triangular'].mention?.[0].until).toBeUndefined();
});

test('a distance sale cites its article', () => {
  expect(wording('one-stop-shop')).toBe(
    'Vente à distance — TVA du pays de livraison, article 259 D du CGI, déclarée au guichet unique',
  );
});

test('exemptions cite their article', () => {
  expect(wording('eu-goods')).toBe('Exonération de TVA, article 262 ter, I du CGI');
  expect(wording('export')).toBe('Exonération de TVA, article 262, I du CGI');
  expect(wording('non-eu-services')).toBe('TVA non applicable, article 259, 1° du CGI');
  expect(wording('no-vat-territory')).toBe('TVA non applicable, article 294, 1 du CGI');
  expect(wording('normal')).toBe('');
});

test('no wording of 2026 cites the code that comes after the CGI', () => {
  for (const regime of VAT_REGIMES) expect(wording(regime)).not.toMatch(/CIBS|L\. ?2\d\d-/);
});

test('what cites the CGI is admitted until 30 June 2028', () => {
  expect(VAT_REGIME_LAW.franchise.mention?.[0].until).toBe('2028-06-30');
  expect(VAT_REGIME_LAW['margin-used'].mention?.[0].until).toBeUndefined();
});

test('every code is on the list, and every regime has a label and a reference', () => {
  for (const regime of VAT_REGIMES) {
    const { vatexCode, label, reference } = VAT_REGIME_LAW[regime];
    if (vatexCode) expect(isVatexCode(vatexCode), regime).toBe(true);
    expect(label && reference, regime).toBeTruthy();
  }
});
