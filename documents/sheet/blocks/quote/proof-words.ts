import type { LanguageCode } from '#documents/model/fields/style.ts';

type ProofWords = {
  title: string;
  acceptedBy: string;
  at: string;
  moment: (day: string, time: string, utc: string) => string;
  choices: string;
  noChoice: string;
  amount: string;
  network: string;
  provenEmail: string;
  contentHash: string;
  /** How the customer agreed: what was drawn, or the name that was typed. */
  agreed: Record<'drawn' | 'typed', string>;
  signature: string;
};

/** Apart from the labels of every sheet: forms never show this page. */
export const PROOF_WORDS: Readonly<Record<LanguageCode, ProofWords>> = {
  fr: {
    title: 'Preuve de l’acceptation',
    acceptedBy: 'Accepté par',
    at: 'Le',
    moment: (day, time, utc) => `${day} à ${time}, heure de Paris (${utc})`,
    choices: 'Choix du client',
    noChoice: 'Aucune option',
    amount: 'Montant accepté',
    network: 'Réseau',
    provenEmail: 'Adresse vérifiée par un code',
    contentHash: 'Empreinte SHA-256',
    agreed: {
      drawn:
        'Le client a lu ce devis sur la page que son auteur lui a ouverte, y a écrit son nom, coché qu’il l’accepte et tracé la signature ci-dessous. L’empreinte est celle du contenu affiché.',
      typed:
        'Le client a lu ce devis sur la page que son auteur lui a ouverte, y a coché qu’il l’accepte et l’a signé de son nom, écrit au clavier. L’empreinte est celle du contenu affiché.',
    },
    signature: 'Signature du client',
  },
  en: {
    title: 'Proof of acceptance',
    acceptedBy: 'Accepted by',
    at: 'On',
    moment: (day, time, utc) => `${day} at ${time}, Paris time (${utc})`,
    choices: 'Choices of the customer',
    noChoice: 'No option',
    amount: 'Amount accepted',
    network: 'Network',
    provenEmail: 'Address verified by a code',
    contentHash: 'SHA-256 hash',
    agreed: {
      drawn:
        'The customer read this quote on the page that its author opened for them, wrote their name, ticked that they accept it and drew the signature below. The hash is that of the content shown.',
      typed:
        'The customer read this quote on the page that its author opened for them, ticked that they accept it and signed it with their name, typed. The hash is that of the content shown.',
    },
    signature: 'Signature of the customer',
  },
};
