import * as z from 'zod/mini';
import { callFunction, type FunctionAnswer } from './call-function.ts';

/** A company of the public register. */
export type RegisteredCompany = z.infer<typeof companySchema>;

/** Companies by name, SIREN or SIRET, best match first. */
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
  /** The establishment searched for, else the head office; empty if unknown. */
  siret: z.string(),
  name: z.string(),
  trade_name: z.string(),
  is_closed: z.boolean(),
  /** The company is active: only the establishment searched for has closed. */
  is_closed_here_only: z.boolean(),
  /** YYYY-MM-DD. */
  closed_on: z.nullable(z.string()),
  /** INSEE code: « 5710 » for an SAS, « 1000 » for a sole trader. */
  legal_category: z.nullable(z.string()),
  /** « 43.22A » */
  activity: z.nullable(z.string()),
  association_number: z.nullable(z.string()),
  /** Derived from the SIREN: the register does not say who charges VAT. */
  vat_number: z.string(),
  address: z.nullable(
    z.object({
      line1: z.string(),
      line2: z.string(),
      postal_code: z.string(),
      city: z.string(),
    }),
  ),
});
