import { expect, test } from 'vitest';
import { cents } from '#documents/money/amounts.ts';
import { judgeDistanceSales, judgeTurnover, turnoverLimitsAt } from './turnover.ts';

function judge(euros: { total: number; services?: number }, date = '2026-11-20'): string[] {
  const { total, services = 0 } = euros;
  const turnover = { total: cents(total * 100), services: cents(services * 100) };
  return judgeTurnover(turnover, date).map((text) => text.replace(/[\u00a0\u202f]/g, ' '));
}

test('nothing is said up to a threshold, services and sales apart', () => {
  expect(judge({ total: 37_500, services: 37_500 })).toEqual([]);
  expect(judge({ total: 85_000 })).toEqual([]);
  expect(judge({ total: 85_000, services: 37_500 })).toEqual([]);
});

test('above the base threshold, VAT is due from the next year on', () => {
  const [services] = judge({ total: 37_501, services: 37_501 });
  expect(services).toBe(
    'Vos factures en franchise de 2026 passent le seuil de 37 500,00 € de services (50 000,00 € pour un avocat, un auteur ou un artiste-interprète) : la TVA sera due à partir du 1er janvier 2027.',
  );
  expect(judge({ total: 85_001 })).toEqual([
    'Vos factures en franchise de 2026 passent le seuil de 85 000,00 € de ventes : la TVA sera due à partir du 1er janvier 2027.',
  ]);
});

test('above the raised one, from that very day', () => {
  expect(judge({ total: 41_251, services: 41_251 })[0]).toMatch(
    /seuil majoré de 41 250,00 € de services \(55 000,00 €.*dès le jour du dépassement\.$/,
  );
  expect(judge({ total: 93_501 })[0]).toMatch(/seuil majoré de 93 500,00 € de ventes :/);
  expect(judge({ total: 60_000, services: 60_000 })[0]).not.toMatch(/avocat/);
});

test('the ceiling of the micro régime is said beside the franchise, for its own years', () => {
  expect(judge({ total: 83_601, services: 83_601 })[1]).toBe(
    'Vos factures de 2026 passent le plafond de la micro-entreprise, 83 600,00 € de services.',
  );
  expect(judge({ total: 203_101 })[1]).toMatch(/203 100,00 € de ventes/);
  expect(judge({ total: 188_701 }, '2025-06-01')[1]).toMatch(/188 700,00 € de ventes/);
  expect(judge({ total: 188_701 }, '2026-06-01')).toHaveLength(1);
});

test('a year whose thresholds are not published is judged by the last ones, and says so', () => {
  expect(judge({ total: 90_000 }, '2027-02-01')[0]).toMatch(
    /seuil de 85 000,00 €.*Les seuils de 2027 ne sont pas connus de cette version/,
  );
  expect(judge({ total: 10_000 }, '2027-02-01')).toEqual([]);
});

test('the limits of a year are told, those of the last known one after it', () => {
  const limits = {
    base: { total: 8_500_000, services: 3_750_000 },
    raised: { total: 9_350_000, services: 4_125_000 },
    ceiling: { total: 20_310_000, services: 8_360_000 },
  };
  expect(turnoverLimitsAt('2026-06-01')).toEqual({ ...limits, isKnown: true });
  // The ceilings of micro-enterprises are known until 2028, the franchise until 2026.
  expect(turnoverLimitsAt('2027-06-01').isKnown).toBe(false);
  expect(turnoverLimitsAt('2031-01-01')).toEqual({ ...limits, isKnown: false });
});

test('distance sales are said once they pass 10 000 €', () => {
  expect(judgeDistanceSales(cents(1_000_000), '2026-11-20')).toEqual([]);
  const [text, ...others] = judgeDistanceSales(cents(1_000_001), '2026-11-20');
  expect(others).toEqual([]);
  expect(text?.replace(/[\u00a0\u202f]/g, ' ')).toMatch(
    /^Vos ventes à distance de 2026 .* passent 10 000,00 € hors taxes : .*« Vente à distance, guichet unique »\.$/,
  );
});

test('the limit of authors and lawyers is recalled up to it, and of services alone', () => {
  expect(judge({ total: 41_250, services: 41_250 })[0]).toContain('50 000,00 € pour un avocat');
  expect(judge({ total: 55_000, services: 55_000 })[0]).toContain('55 000,00 € pour un avocat');
  expect(judge({ total: 55_001, services: 55_001 })[0]).not.toContain('avocat');
  expect(judge({ total: 93_501, services: 100 })[0]).toContain('55 000,00 € pour un avocat');
});
