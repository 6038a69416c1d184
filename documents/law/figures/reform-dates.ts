/**
 * The dates from which an issuer must send electronic invoices and print the four new mentions:
 * large companies and ETI, then PME and micro (decree 2022-1299, art. 3, as amended by decree
 * 2024-266; law 2022-1157, art. 26; droit-facturation § 1.8, 5.1).
 */
export const REFORM_DATES = { large: '2026-09-01', others: '2027-09-01' } as const;
