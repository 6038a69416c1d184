import { site } from '#content/site.ts';
import type { EmailContent } from '#server/email/email-content.ts';

/** The last e-mail to an address: its data is deleted. */
export function writeLeadDeletedEmail(): EmailContent {
  return {
    type: 'lead-deleted',
    leavesNoName: true,
    subject: 'Votre adresse est effacée',
    title: 'Votre adresse est effacée',
    paragraphs: [
      `Comme vous l’avez demandé, ${site.name} ne garde plus votre adresse. C’est le dernier message que vous recevez de nous, sauf si vous demandez de nouveau à recevoir un document.`,
    ],
    after: [
      'La loi vous oblige à garder vos factures\u00a0: les fichiers reçus par e-mail restent dans votre boîte.',
    ],
  };
}

/** To a reader who unsubscribed: a visitor’s address, or an account’s. */
export function writeUnsubscribedEmail(
  reader: { deletionUrl: string } | { accountUrl: string },
): EmailContent {
  const isAccount = 'accountUrl' in reader;
  return {
    type: 'unsubscribed',
    subject: 'Vous ne recevrez plus nos nouvelles',
    title: 'C’est noté',
    paragraphs: [
      `Vous ne recevrez plus les nouvelles de ${site.name}. Les documents que vous demandez à recevoir vous parviendront toujours.`,
    ],
    after: [
      isAccount
        ? 'Votre compte reste ouvert. Si vous changez d’avis, la case est dans votre compte, sous «\u00a0Lettre d’information\u00a0».'
        : 'Vous pouvez aussi faire effacer votre adresse.',
    ],
    links: [
      isAccount
        ? { label: 'Mon compte', url: reader.accountUrl }
        : { label: 'Effacer mon adresse', url: reader.deletionUrl },
    ],
  };
}
