import { site } from '#content/site.ts';
import type { EmailContent } from '#server/email/email-content.ts';

/** Tells the owner of an account why it is closed, and how they get their data (CGU, 4). */
export function writeSuspensionEmail({
  reason,
  contactUrl,
}: {
  reason: string;
  contactUrl: string;
}): EmailContent {
  return {
    type: 'account-suspended',
    subject: 'Votre compte est suspendu',
    title: 'Votre compte est suspendu',
    paragraphs: [
      `L’administration de ${site.name} a suspendu votre compte. La raison\u00a0:`,
      ...reason.split(/\s*\n\s*/).filter(Boolean),
      'Rien n’est supprimé. Si vous contestez cette décision, ou pour emporter vos données, écrivez-nous\u00a0: le compte est rouvert le temps de les exporter.',
    ],
    action: { label: 'Nous écrire', url: contactUrl },
    after: ['Vous pouvez créer vos documents sans compte.'],
  };
}
