import { site } from '#content/site.ts';
import type { EmailContent } from '#server/email/email-content.ts';
import { NEWS_LABEL, sayNewsAsked } from './news-asked.ts';

/** A document to attach, drawn by the server from its draft. */
export type SentDocument = {
  kind: string;
  number: string | null;
  /** Formatted as on the sheet: « 1 234,56 € ». */
  amount: string | null;
  /** The pages say BROUILLON, and no electronic invoice is inside. */
  isDraft: boolean;
  /** The PDF embeds the XML of the electronic invoice. */
  isElectronic: boolean;
  pdf: { filename: string; base64: string };
};

/** Links for a visitor who left an address. `confirmUrl`: confirms the newsletter, if asked for. */
export type LeadLinks = {
  confirmUrl: string | null;
  unsubscribeUrl: string | null;
  deletionUrl: string;
};

/** To the author of the document; `links` is null for a user with an account. */
export function writeOwnDocumentEmail(
  document: SentDocument,
  links: LeadLinks | null,
): EmailContent {
  const { unsubscribeUrl = null } = links ?? {};
  return {
    type: 'document-to-self',
    subject: `Votre document\u00a0: ${nameOf(document)}`,
    title: 'Votre document est prêt',
    paragraphs: ['Vous le trouverez joint à ce message, au format PDF.', ...describeFile(document)],
    facts: listFacts(document),
    after: [
      links === null
        ? `Vous l’avez demandé depuis votre compte ${site.name}.`
        : `Vous recevez ce message parce que votre adresse a été saisie sur ${site.name} pour recevoir ce document. Le document lui-même n’est pas gardé par le serveur.`,
      ...(links?.confirmUrl ? [sayNewsAsked()] : []),
    ],
    links: links === null ? [] : listLinks(links),
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
    attachments: [attach(document)],
  };
}

/** To a client, with the sender’s own words. */
export function writeClientDocumentEmail(
  document: SentDocument,
  {
    sender,
    subject,
    text,
  }: { sender: { name: string; email: string }; subject: string; text: string },
): EmailContent {
  return {
    type: 'document-to-client',
    subject,
    title: nameOf(document),
    paragraphs: [`${sender.name} vous envoie ce document, joint au format PDF.`],
    quotation: text,
    facts: listFacts(document),
    after: [
      `Envoyé avec ${site.name} pour ${sender.name}. Répondez à ce message pour lui écrire\u00a0: ${sender.email}`,
    ],
    replyTo: sender.email,
    attachments: [attach(document)],
  };
}

/** To the sender: a copy of what the client received. */
export function writeDocumentCopyEmail(
  document: SentDocument,
  { to, subject, text }: { to: string; subject: string; text: string },
): EmailContent {
  return {
    type: 'document-copy',
    subject: `Copie\u00a0: ${subject}`,
    title: 'Copie de votre envoi',
    paragraphs: [`Voici ce que vous avez envoyé à ${to}.`],
    quotation: text,
    facts: listFacts(document),
    after: [
      `Vous avez demandé cette copie depuis votre compte ${site.name}. Les réponses de votre client vous parviennent directement.`,
    ],
    attachments: [attach(document)],
  };
}

function listLinks({ confirmUrl, unsubscribeUrl, deletionUrl }: LeadLinks) {
  return [
    ...(confirmUrl === null ? [] : [{ label: NEWS_LABEL, url: confirmUrl }]),
    ...(unsubscribeUrl === null
      ? []
      : [{ label: 'Ne plus recevoir nos nouvelles', url: unsubscribeUrl }]),
    { label: 'Effacer mon adresse', url: deletionUrl },
  ];
}

function nameOf({ kind, number }: SentDocument): string {
  return number === null ? kind : `${kind} ${number}`;
}

function describeFile({ isDraft, isElectronic }: SentDocument): string[] {
  if (isDraft) return ['Il n’est pas terminé\u00a0: chaque page porte «\u00a0BROUILLON\u00a0».'];
  return isElectronic
    ? ['La facture électronique (Factur-X) est à l’intérieur du même fichier.']
    : [];
}

function listFacts({ kind, number, amount }: SentDocument) {
  return [
    { label: 'Document', value: kind },
    ...(number === null ? [] : [{ label: 'Numéro', value: number }]),
    ...(amount === null ? [] : [{ label: 'Montant', value: amount }]),
  ];
}

function attach({ pdf: { filename, base64 } }: SentDocument) {
  return { filename, base64, contentType: 'application/pdf' };
}
