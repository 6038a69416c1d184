import { site } from '#content/site.ts';
import type { EmailContent } from '#server/email/email-content.ts';

export type SupportMessage = { number: string; email: string; subject: string; text: string };

/** To the sender of a request, with its number. Repeats the text only to a proven address. */
export function writeSupportReceipt({
  number,
  subject,
  text,
}: Pick<SupportMessage, 'number'> & Partial<SupportMessage>): EmailContent {
  return {
    type: 'support-receipt',
    subject: `Nous avons reçu votre message (${number})`,
    title: 'Votre message est arrivé',
    paragraphs: ['Une personne le lira et vous répondra à cette adresse.'],
    facts: [
      { label: 'Numéro', value: number },
      ...(subject === undefined ? [] : [{ label: 'Objet', value: subject }]),
    ],
    ...(text !== undefined && { quotation: text }),
    after: [
      `Si vous n’avez pas écrit à ${site.name}, ne faites rien\u00a0: quelqu’un s’est trompé d’adresse.`,
    ],
  };
}

export function writeSupportRequest({
  number,
  email,
  subject,
  text,
}: SupportMessage): EmailContent {
  return {
    type: 'support-request',
    subject: `[${number}] ${subject}`,
    title: 'Message d’un visiteur',
    paragraphs: ['Répondez à ce message\u00a0: votre réponse ira à la personne qui l’a écrit.'],
    facts: [
      { label: 'Numéro', value: number },
      { label: 'De', value: email },
    ],
    quotation: text,
    after: ['Ce message vient du formulaire d’aide du site.'],
    replyTo: email,
  };
}
