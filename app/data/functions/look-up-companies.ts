import * as z from 'zod/mini';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** A company as the public register knows it. */
export type RegisteredCompany = z.infer<typeof companySchema>;

/** Companies by a name, a SIREN or a SIRET, the best first; the server asks the register. */
export async function lookUpCompanies(
  query: string,
  signal: AbortSignal,
): Promise<FunctionAnswer<RegisteredCompany[]>> {
  const answer = await callFunction('company-lookup', {
    body: { query },
    schema: z.object({ companies: z.array(companySchema) }),
    signal,
  });
  return answer.ok ? { ok: true, value: answer.value.companies } : answer;
}

const companySchema = z.object({
  siren: z.string(),
  /** The establishment that was asked for, else the head office; empty if unknown. */
  siret: z.string(),
  /** Empty where a person keeps it private. */
  name: z.string(),
  trade_name: z.string(),
  is_closed: z.boolean(),
  /** The company goes on: only the establishment that was asked for has closed. */
  is_closed_here_only: z.boolean(),
  /** YYYY-MM-DD. */
  closed_on: z.nullable(z.string()),
  /** A code of INSEE: « 5710 » for an SAS, « 1000 » for a sole trader. */
  legal_category: z.nullable(z.string()),
  /** « 43.22A » */
  activity: z.nullable(z.string()),
  association_number: z.nullable(z.string()),
  /** What its number would be: the register does not say who pays VAT. */
  vat_number: z.string(),
  /** Null where the company keeps it to itself. */
  address: z.nullable(
    z.object({
      line1: z.string(),
      line2: z.string(),
      postal_code: z.string(),
      city: z.string(),
    }),
  ),
});
