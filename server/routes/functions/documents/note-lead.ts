import type { KindName } from '#documents/model/subtypes.ts';
import type { LeadLinks } from '#server/email/contents/document-emails.ts';
import { type LeadAction, writeEmailLink } from '#server/routes/email-pages/email-links.ts';
import { askAsServer } from '#server/routes/functions/ask-data.ts';
import type { FunctionCall } from '#server/routes/functions/function-environment.ts';

/**
 * Records a visitor who had a document sent. Returns the links that confirm the newsletter,
 * unsubscribe or delete the address; null when the record fails.
 */
export async function noteLead(
  call: FunctionCall,
  { email, kind, newsletter }: { email: string; kind: KindName; newsletter: boolean },
): Promise<LeadLinks | null> {
  const noted = await askAsServer<{ id: string; newsletter_consent: boolean }>(call, {
    path: 'rpc/touch_lead',
    method: 'POST',
    body: { p_email: email, p_document_type: kind, p_consent: newsletter },
  });
  const lead = noted.ok ? noted.rows[0] : undefined;
  if (lead === undefined) return null;
  const { id, newsletter_consent: isConfirmed } = lead;
  const write = (action: LeadAction) => writeEmailLink(call, { id, action });
  return {
    deletionUrl: await write('effacement'),
    confirmUrl: newsletter && !isConfirmed ? await write('inscription') : null,
    unsubscribeUrl: isConfirmed ? await write('desinscription') : null,
  };
}
