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
 * POST /functions/v1/company-lookup: searches the public register of companies. Takes `{ query }`:
 * a name, a SIREN or a SIRET. Gives `{ companies: Company[] }`, best first. Refuses with
 * `register_unavailable` when the register fails, `register_closed` when the operator disabled it.
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

/** Numbers lose their spaces; names that differ in case share a cached answer. */
function normalize(query: string): string {
  const number = compactIdentifier(query);
  return isSiren(number) || isSiret(number) ? number : query.toLowerCase().replace(/\s+/g, ' ');
}

/** The register refuses fewer than three characters. */
const lookupSchema = z.object({
  query: oneLineSchema(100).check(z.minLength(3)),
});
