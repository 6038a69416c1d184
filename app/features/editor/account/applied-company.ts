import type { Company } from '#app/data/account/records/companies.ts';

let applied: Company | null = null;

/** The company that this page last filled a document with: its name may be typed over by now. */
export function getAppliedCompany(): Company | null {
  return applied;
}

export function setAppliedCompany(company: Company): void {
  applied = company;
}
