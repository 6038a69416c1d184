/**
 * The dates from which an issuer must send electronic invoices and print the four new mentions:
 * large companies and ETI, then PME and micro (décret 2022-1299, art. 3, as amended by
 * décret 2024-266; loi 2022-1157, art. 26).
 */
export const REFORM_DATES = { large: '2026-09-01', others: '2027-09-01' } as const;
