import type { LegalFact } from './fact.ts';
import { archivingFacts } from './subjects/archiving.ts';
import { franchiseFacts } from './subjects/franchise.ts';
import { invoicingFacts } from './subjects/invoicing.ts';
import { paymentFacts } from './subjects/payment.ts';
import { privacyFacts } from './subjects/privacy.ts';
import { quoteFacts } from './subjects/quotes.ts';
import { recodingFacts } from './subjects/recoding.ts';
import { recoveryFacts } from './subjects/recovery.ts';
import { reformFacts } from './subjects/reform.ts';
import { rentFacts } from './subjects/rent.ts';
import { tradeFacts } from './subjects/trades.ts';
import { vatFacts } from './subjects/vat.ts';

/** Kept apart so that a test can find duplicate names. */
export const FACT_SUBJECTS = [
  archivingFacts,
  franchiseFacts,
  invoicingFacts,
  paymentFacts,
  privacyFacts,
  quoteFacts,
  recodingFacts,
  recoveryFacts,
  reformFacts,
  rentFacts,
  tradeFacts,
  vatFacts,
] as const;

/** Every legal rate, threshold, date, delay or amount that prose may cite, by name. */
const FACTS = {
  ...archivingFacts,
  ...franchiseFacts,
  ...invoicingFacts,
  ...paymentFacts,
  ...privacyFacts,
  ...quoteFacts,
  ...recodingFacts,
  ...recoveryFacts,
  ...reformFacts,
  ...rentFacts,
  ...tradeFacts,
  ...vatFacts,
};
export type FactName = keyof typeof FACTS;

export function requireFact(name: FactName): LegalFact {
  return FACTS[name];
}

/** Finds a fact by a name from a text; throws if there is none. */
export function findFact(name: string): LegalFact {
  if (!Object.hasOwn(FACTS, name)) throw new Error(`No fact is called « ${name} »`);
  return FACTS[name as FactName]; // checked by hasOwn
}

export function listFacts(): [string, LegalFact][] {
  return Object.entries(FACTS);
}
