import type { Draft } from '#documents';
import type { StatusName } from '#documents/dossier';

/** Wording of a client’s page, in the language of its document. */
export type ClientPageWords = {
  left: string;
  by: (day: string) => string;
  overdue: (day: string) => string;
  /** Label of retention money (« retenue de garantie »). */
  retained: string;
  from: (day: string) => string;
  debited: (day: string) => string;
  avoir: (number: string) => string;
  overpaid: (number: string) => string;
  deductions: string;
  untold: string;
  payOnline: string;
  scan: string;
  code: string;
  copyIban: string;
  copyReference: string;
  copied: string;
  notCopied: string;
  /** Statuses that change what the client should do. */
  status: Partial<Record<StatusName, string>>;
  invoiced: (percent: number) => string;
  check: string;
  until: (day: string) => string;
  write: (issuer: string) => string;
  name: string;
  email: string;
  message: string;
  missing: { name: string; email: string; message: string };
  send: string;
  sent: string;
  sentDetail: string;
  refused: string;
  busy: string;
};

const FRENCH: ClientPageWords = {
  left: 'Reste à payer',
  by: (day) => `au plus tard le ${day}`,
  overdue: (day) => `à régler depuis le ${day}`,
  retained: 'Retenue de garantie',
  from: (day) => `à régler à partir du ${day}`,
  debited: (day) => `Prélevé sur votre compte le ${day}\u00a0: vous n’avez rien à faire.`,
  deductions: 'Déduit de ce document',
  avoir: (number) => `Avoir ${number} imputé`,
  overpaid: (number) => `Trop-perçu de la facture ${number} imputé`,
  untold:
    'Ce qu’il reste à payer ne peut pas être dit pour le moment\u00a0: demandez-le avant de payer.',
  payOnline: 'Payer en ligne',
  scan: 'Scannez ce code avec l’application de votre banque\u00a0: le virement est rempli.',
  code: 'Code QR du virement',
  copyIban: 'Copier l’IBAN',
  copyReference: 'Copier la référence',
  copied: 'Copié.',
  notCopied: 'Ce navigateur refuse de copier.',
  status: {
    paid: 'Ce document est payé\u00a0: il ne reste rien à régler.',
    cancelled: 'Ce document est annulé\u00a0: ne le payez pas.',
    replaced: 'Un autre document remplace celui-ci\u00a0: ne le payez pas, demandez le nouveau.',
    accepted: 'Vous avez accepté ce devis.',
    refused: 'Ce devis a été refusé.',
    expired: 'Ce devis n’est plus valable. Demandez-en un nouveau s’il vous intéresse.',
  },
  invoiced: (percent) =>
    percent < 100
      ? `Ce devis est facturé à ${percent}\u00a0%.`
      : 'Ce devis est accepté et facturé.',
  check:
    'Avant de payer, vérifiez l’IBAN auprès de la personne que vous connaissez\u00a0: nous ne savons pas qui a écrit ce document.',
  until: (day) =>
    `Cette page s’ouvre jusqu’au ${day}\u00a0; son auteur peut la fermer avant, et être prévenu de sa première ouverture. Gardez le PDF.`,
  write: (issuer) => `Écrire à ${issuer || 'l’auteur'}`,
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  message: 'Message',
  missing: {
    name: 'Écrivez votre nom.',
    email:
      'Écrivez une adresse e-mail, «\u00a0nom@exemple.fr\u00a0» par exemple\u00a0: on y répondra.',
    message: 'Écrivez votre message.',
  },
  send: 'Envoyer',
  sent: 'Message envoyé',
  sentDetail: 'La réponse viendra à votre adresse e-mail.',
  refused:
    'Le message n’est pas parti\u00a0: la connexion manque, ou cette page est fermée. Il reste ici, réessayez.',
  busy: 'Trop de messages en peu de temps. Celui-ci reste ici\u00a0: réessayez plus tard.',
};

const ENGLISH: ClientPageWords = {
  left: 'Left to pay',
  by: (day) => `by ${day}`,
  overdue: (day) => `due since ${day}`,
  retained: 'Retention money',
  from: (day) => `to be paid from ${day}`,
  debited: (day) => `Debited from your account on ${day}: there is nothing for you to do.`,
  deductions: 'Deducted from this document',
  avoir: (number) => `Credit note ${number} deducted`,
  overpaid: (number) => `Overpayment of invoice ${number} deducted`,
  untold: 'What is left to pay cannot be told for now: ask before you pay.',
  payOnline: 'Pay online',
  scan: 'Scan this code with the app of your bank: it fills in the transfer.',
  code: 'QR code of the transfer',
  copyIban: 'Copy the IBAN',
  copyReference: 'Copy the reference',
  copied: 'Copied.',
  notCopied: 'This browser refuses to copy.',
  status: {
    paid: 'This document is paid: nothing is left to pay.',
    cancelled: 'This document is cancelled: do not pay it.',
    replaced: 'Another document replaces this one: do not pay it, ask for the new one.',
    accepted: 'You have accepted this quote.',
    refused: 'This quote was refused.',
    expired: 'This quote is no longer valid. Ask for a new one if you are interested.',
  },
  invoiced: (percent) =>
    percent < 100
      ? `${percent}% of this quote is invoiced.`
      : 'This quote is accepted and invoiced.',
  check:
    'Before you pay, check the IBAN with the person you know: we do not know who wrote this document.',
  until: (day) =>
    `This page stays open until ${day}; its author may close it before, and be told when it is first opened. Keep the PDF.`,
  write: (issuer) => `Write to ${issuer || 'the author'}`,
  name: 'Your name',
  email: 'Your e-mail address',
  message: 'Message',
  missing: {
    name: 'Write your name.',
    email: 'Write an e-mail address, such as “name@example.com”: the answer will go there.',
    message: 'Write your message.',
  },
  send: 'Send',
  sent: 'Message sent',
  sentDetail: 'The answer will come to your e-mail address.',
  refused:
    'The message was not sent: there is no connection, or this page is closed. It stays here, try again.',
  busy: 'Too many messages in a short time. This one stays here: try again later.',
};

export const CLIENT_PAGE_WORDS: Readonly<Record<Draft['language'], ClientPageWords>> = {
  fr: FRENCH,
  en: ENGLISH,
};
