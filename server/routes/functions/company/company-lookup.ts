import * as z from 'zod/mini';
import { isSiren } from '#documents/law/identifiers/siren.ts';
import { isSiret } from '#documents/law/identifiers/siret.ts';
import { compactIdentifier } from '#documents/model/texts/compact-identifier.ts';
import { codeOf } from '#server/backend/fault.ts';
import { makeFunctionAnswer, makeFunctionRefusal } from '#server/routes/functions/ask-data.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';
import {
  oneLineSchema,
  readCaller,
  readGiven,
  refuseBeyond,
} from '#server/routes/functions/read-call.ts';

/**
 * POST /functions/v1/company-lookup: companies of the public register. Takes `{ query }`, a name, a
 * SIREN or a SIRET. Gives `{ companies: Company[] }`, the best first, none when the register has
 * none. Refuses with `register_unavailable` where it cannot be asked, with `register_closed` where
 * the operator does not want it: what it would fill is typed.
 */
export async function lookUpCompany(request: Request, call: FunctionCall): Promise<Response> {
  const caller = await readCaller(call, request);
  if (!caller.ok) return caller.response;
  const body = await readGiven(request, lookupSchema);
  if (!body.ok) return body.response;
  const refusal = await refuseBeyond(call, [['lookup', call.clientIp]]);
  if (refusal) return refusal;
  try {
    const companies = await call.register.search(normalize(body.value.query));
    return makeFunctionAnswer({ companies });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'outside_closed')
      return makeFunctionRefusal(503, 'register_closed', 'The register is not asked here');
    call.report({ event: 'register_fault', code });
    return makeFunctionRefusal(503, 'register_unavailable', 'The register cannot be asked');
  }
}

/** Numbers without their spaces; names alike, whatever their case, share one answer. */
function normalize(query: string): string {
  const number = compactIdentifier(query);
  return isSiren(number) || isSiret(number) ? number : query.toLowerCase().replace(/\s+/g, ' ');
}

/** The register itself refuses fewer than three characters. */
const lookupSchema = z.object({
  query: oneLineSchema(100).check(z.minLength(3)),
});
