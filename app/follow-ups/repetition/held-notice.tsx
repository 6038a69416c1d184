import { checkConformity, type Draft, describeMissing, listBlocking } from '#documents';

/** Lists the mandatory mentions that keep the account from issuing the next document. */
export function HeldNotice({
  next,
  today,
  isModelOpen,
}: {
  next: Draft;
  today: string;
  /** Its author may still write in the document that is repeated. */
  isModelOpen: boolean;
}) {
  const results = checkConformity(next, today, undefined, { isNumberedAtIssue: true });
  const missing = listBlocking(results);
  if (missing.length === 0) return null;
  return (
    <p className="rounded-control border border-amber bg-amber-soft p-3 text-sm">
      {describeMissing(missing)} {isModelOpen ? IN_DOCUMENT : IN_PREPARED}
    </p>
  );
}

const IN_DOCUMENT =
  'Complétez le document avant de le répéter\u00a0: sans cela, il vous attend au lieu de partir.';
const IN_PREPARED =
  'Il vous attendra\u00a0: complétez-le alors, puis choisissez «\u00a0Répéter\u00a0» sur lui, et les suivants partiront.';
