import type { EmailContent } from '#server/email/email-content.ts';
import { formatMoment } from './format-moment.ts';

/** Names of an issued document, for an e-mail to its issuer. */
export type IssuedName = {
  /** « la facture F-2026-0042 » */
  theMention: string;
  /** « de la facture F-2026-0042 » */
  ofMention: string;
  number: string | null;
  clientName: string | null;
};

/** To the issuer: somebody has opened the link for the first time. */
export function writePageSeenEmail({
  seenAt,
  documentsUrl,
  ...document
}: IssuedName & { seenAt: Date; documentsUrl: string }): EmailContent {
  return {
    type: 'client-page-seen',
    subject: `La page ${document.ofMention} a été ouverte`,
    title: 'La page de votre document a été ouverte',
    paragraphs: [
      `Le lien ${document.ofMention} a été ouvert pour la première fois le ${formatMoment(seenAt)} (heure de Paris).`,
      'Quiconque a ce lien peut l’ouvrir\u00a0: rien ne dit qui l’a fait.',
    ],
    facts: listDocumentFacts(document),
    action: { label: 'Voir mes documents', url: documentsUrl },
    after: [
      'Seule la première ouverture d’un lien vous est annoncée.',
      'Pour ne plus en être averti, décochez «\u00a0Me prévenir de la première ouverture\u00a0» quand vous ouvrez une page.',
    ],
  };
}

/**
 * To the issuer: the words of whoever has the link, at an address that nobody has proven. The
 * subject and the title have none of them, since the message comes from this site.
 */
export function writeReaderMessageEmail({
  name,
  email,
  message,
  ...document
}: IssuedName & { name: string; email: string; message: string }): EmailContent {
  return {
    type: 'client-page-message',
    subject: `Un mot au sujet ${document.ofMention}`,
    title: 'Un mot au sujet de votre document',
    paragraphs: [
      `Quelqu’un a ouvert le lien ${document.ofMention} et vous écrit. Répondez à ce message pour lui écrire\u00a0: ${email}`,
    ],
    quotation: message,
    facts: [{ label: 'De', value: `${name} (${email})` }, ...listDocumentFacts(document)],
    after: [
      'Rien ne prouve que cette adresse est celle de votre client. Avant d’envoyer un document ou de l’argent, ou de changer de coordonnées bancaires, vérifiez-le par un autre moyen.',
      'Pour ne plus recevoir de message par cette page, ouvrez le document, puis «\u00a0Partager par un lien\u00a0», et fermez-la.',
    ],
    links: [{ label: 'Répondre par e-mail', url: writeMailto(email) }],
    replyTo: email,
  };
}

export function listDocumentFacts({ number, clientName }: IssuedName) {
  return [
    ...(number === null ? [] : [{ label: 'Numéro', value: number }]),
    ...(clientName === null ? [] : [{ label: 'Client', value: clientName }]),
  ];
}

/** An address may hold « ? », « & » and « % ». */
function writeMailto(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
