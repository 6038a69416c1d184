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

/** By subject, so that the tests can tell that no two say the same name. */
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

/** Every rate, threshold, date, delay or amount of the law that prose may say, by its name. */
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

/** Of a name that the compiler knows. */
export function requireFact(name: FactName): LegalFact {
  return FACTS[name];
}

/** Of a name that comes from a text; throws for one that does not exist. */
export function findFact(name: string): LegalFact {
  if (!Object.hasOwn(FACTS, name)) throw new Error(`No fact is called « ${name} »`);
  return FACTS[name as FactName]; // hasOwn has just said so
}

export function listFacts(): [string, LegalFact][] {
  return Object.entries(FACTS);
}
