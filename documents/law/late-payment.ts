import type { Percent } from '#documents/money/amounts.ts';

/** The rates of a half-year (droit-facturation § 6.2): ECB refinancing on its first day, legal interest owed to a professional. */
type HalfYear = { from: string; until: string; ecbRate: Percent; legalInterest: Percent };

/** The least that may be agreed: three times the legal interest (C. com. L441-10, II). Null where the rate is not known. */
export function minimumLatePenalty(date: string): Percent | null {
  const halfYear = halfYearOf(date);
  return halfYear ? ((halfYear.legalInterest * 3) as Percent) : null;
}

/** What is owed when nothing was agreed: the ECB rate and ten points (C. com. L441-10, II). */
export function defaultLatePenalty(date: string): Percent | null {
  const halfYear = halfYearOf(date);
  return halfYear ? ((halfYear.ecbRate + TEN_POINTS) as Percent) : null;
}

function halfYearOf(date: string): HalfYear | undefined {
  return HALF_YEARS.find(({ from, until }) => from <= date && date <= until);
}

const TEN_POINTS = 1000;
/** Orders of 19/06/2025, 15/12/2025 and 26/06/2026; ECB 2.40 % since 17/06/2026. Later half-years are not published yet. */
const HALF_YEARS: readonly HalfYear[] = [
  halfYear('2025-01-01', '2025-06-30', 315, 371),
  halfYear('2025-07-01', '2025-12-31', 215, 276),
  halfYear('2026-01-01', '2026-06-30', 215, 262),
  halfYear('2026-07-01', '2026-12-31', 240, 275),
];

function halfYear(from: string, until: string, ecbRate: number, legalInterest: number): HalfYear {
  return { from, until, ecbRate: ecbRate as Percent, legalInterest: legalInterest as Percent };
}
