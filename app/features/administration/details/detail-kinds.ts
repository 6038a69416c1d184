import type { LatestKind, LatestRows } from '#app/data/account/administration/latest-rows.ts';
import { explainReason } from '#app/features/administration/figures/explain-mail.ts';
import {
  formatKilobytes,
  formatMoney,
  formatShortMoment,
  orAbsent,
} from '#app/features/administration/format-figures.ts';
import {
  type CodeNames,
  EMAIL_CODES,
  KINDS,
  nameEmailStatus,
  nameEmailType,
  nameKind,
} from '#app/features/administration/name-codes.ts';

export type DetailKind = LatestKind;

export type DetailColumn<Row> = readonly [head: string, read: (row: Row) => string];
export type Detail<Row> = {
  title: string;
  columns: readonly DetailColumn<Row>[];
  keyOf: (row: Row) => string;
  /** Codes to filter its rows by. */
  codes?: { label: string; names: CodeNames };
  /** The e-mail that answers the author of the row. */
  replyTo?: (row: Row) => Reply;
};
export type Reply = { to: string; subject: string; body: string };

export const DETAILS: { readonly [Kind in DetailKind]: Detail<LatestRows[Kind]> } = {
  profiles: {
    title: 'Nouveaux profils',
    keyOf: ({ user_id }) => user_id,
    columns: [
      ['E-mail', ({ email }) => orAbsent(email)],
      [
        'Nom',
        ({ first_name, last_name }) => orAbsent([first_name, last_name].filter(Boolean).join(' ')),
      ],
      ['Créé le', ({ created_at }) => formatShortMoment(created_at)],
      ['Newsletter', ({ newsletter_consent }) => sayYes(newsletter_consent)],
    ],
  },
  documents: {
    title: 'Documents',
    codes: { label: 'Type', names: KINDS },
    keyOf: ({ id }) => id,
    columns: [
      ['Numéro', ({ number }) => orAbsent(number)],
      ['E-mail utilisateur', ({ user_email }) => orAbsent(user_email)],
      ['Entreprise', ({ company_name }) => orAbsent(company_name)],
      ['Type', ({ document_type }) => nameKind(document_type)],
      ['Date', ({ created_at }) => formatShortMoment(created_at)],
      [
        'Total TTC',
        ({ total_including_tax, currency }) => formatMoney(total_including_tax, currency),
      ],
    ],
  },
  clients: {
    title: 'Clients',
    keyOf: ({ id }) => id,
    columns: [
      ['Nom', ({ name }) => orAbsent(name)],
      ['E-mail utilisateur', ({ user_email }) => orAbsent(user_email)],
      ['E-mail client', ({ email }) => orAbsent(email)],
      ['Ville', ({ billing_city }) => orAbsent(billing_city)],
      ['Créé le', ({ created_at }) => formatShortMoment(created_at)],
    ],
  },
  companies: {
    title: 'Entreprises',
    keyOf: ({ id }) => id,
    columns: [
      ['Nom', ({ name }) => orAbsent(name)],
      ['SIRET', ({ siret }) => orAbsent(siret)],
      ['Ville', ({ city }) => orAbsent(city)],
      ['Créé le', ({ created_at }) => formatShortMoment(created_at)],
    ],
  },
  products: {
    title: 'Produits',
    keyOf: ({ id }) => id,
    columns: [
      ['Description', ({ description }) => orAbsent(description)],
      ['E-mail utilisateur', ({ user_email }) => orAbsent(user_email)],
      ['Prix HT', ({ unit_price_excluding_tax }) => formatMoney(unit_price_excluding_tax)],
      [
        'TVA',
        ({ vat_rate }) =>
          vat_rate === null ? orAbsent(null) : `${vat_rate.toLocaleString('fr-FR')} %`,
      ],
      ['Créé le', ({ created_at }) => formatShortMoment(created_at)],
    ],
  },
  newsletter: {
    title: 'Consentement newsletter',
    keyOf: ({ id }) => id,
    columns: [
      ['E-mail', ({ email }) => orAbsent(email)],
      ['Documents générés', ({ total_documents_generated }) => String(total_documents_generated)],
      ['Retours', ({ return_count }) => String(return_count)],
      [
        'Consentement le',
        ({ newsletter_consent_at, created_at }) =>
          formatShortMoment(newsletter_consent_at ?? created_at),
      ],
    ],
  },
  leads: {
    title: 'Emails collectés',
    codes: { label: 'Premier document', names: KINDS },
    keyOf: ({ id }) => id,
    columns: [
      ['E-mail', ({ email }) => orAbsent(email)],
      ['Premier document', ({ first_document_type }) => nameKind(first_document_type)],
      ['Documents générés', ({ total_documents_generated }) => String(total_documents_generated)],
      ['Retours', ({ return_count }) => String(return_count)],
      ['Newsletter', ({ newsletter_consent }) => sayYes(newsletter_consent)],
      ['Date', ({ created_at }) => formatShortMoment(created_at)],
    ],
  },
  emails: {
    title: 'Emails envoyés',
    codes: { label: 'Type ou statut', names: EMAIL_CODES },
    keyOf: ({ id }) => id,
    columns: [
      ['Destinataire', ({ recipient_email }) => orAbsent(recipient_email)],
      ['Type', ({ email_type }) => nameEmailType(email_type)],
      ['Sujet', ({ subject }) => orAbsent(subject)],
      [
        'Statut',
        ({ status, reason }) =>
          `${nameEmailStatus(status)}${reason ? ` : ${explainReason(reason)}` : ''}`,
      ],
      ['Date', ({ created_at }) => formatShortMoment(created_at)],
    ],
  },
  pdfs: {
    title: 'PDFs générés',
    codes: { label: 'Type', names: KINDS },
    keyOf: ({ id }) => id,
    columns: [
      ['Type', ({ document_type }) => nameKind(document_type)],
      ['Numéro', ({ document_number }) => orAbsent(document_number)],
      ['Client', ({ client_name }) => orAbsent(client_name)],
      ['E-mail', ({ client_email }) => orAbsent(client_email)],
      ['Taille', ({ file_size }) => formatKilobytes(file_size)],
      ['Date', ({ created_at }) => formatShortMoment(created_at)],
    ],
  },
  messages: {
    title: 'Messages reçus',
    keyOf: ({ id }) => id,
    replyTo: (row) => ({
      to: row.email,
      subject: `Re : ${row.subject} (${messageNumber(row)})`,
      body: 'Bonjour,\n\n',
    }),
    columns: [
      ['Numéro', messageNumber],
      ['E-mail', ({ email }) => email],
      ['Sujet', ({ subject }) => subject],
      ['Message', ({ message }) => message],
      ['Date', ({ created_at }) => formatShortMoment(created_at)],
    ],
  },
};

/** The number that its author was given. */
function messageNumber({ sequence }: { sequence: number }): string {
  return `A-${String(sequence).padStart(6, '0')}`;
}

function sayYes(value: boolean): string {
  return value ? 'Oui' : 'Non';
}
