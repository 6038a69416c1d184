import { type AccountEmail, writeAccountEmail } from '#server/email/contents/account-emails.ts';
import {
  writePageSeenEmail,
  writeReaderMessageEmail,
} from '#server/email/contents/client-page-emails.ts';
import { writeDeletionEmail } from '#server/email/contents/deletion-emails.ts';
import {
  type SentDocument,
  writeClientDocumentEmail,
  writeDocumentCopyEmail,
  writeOwnDocumentEmail,
} from '#server/email/contents/document-emails.ts';
import {
  writeLeadDeletedEmail,
  writeUnsubscribedEmail,
} from '#server/email/contents/lead-emails.ts';
import { writeNewsletter } from '#server/email/contents/newsletter-email.ts';
import {
  type PreparedDocument,
  writePreparedEmail,
} from '#server/email/contents/prepared-emails.ts';
import {
  writeAcceptanceReceipt,
  writeAnswerCodeEmail,
  writeQuoteAnsweredEmail,
} from '#server/email/contents/quote-answer-emails.ts';
import { writeSupportReceipt, writeSupportRequest } from '#server/email/contents/support-emails.ts';
import { writeSuspensionEmail } from '#server/email/contents/suspension-email.ts';
import { writeWelcomeEmail } from '#server/email/contents/welcome-email.ts';
import type { EmailContent } from '#server/email/email-content.ts';

const url = 'https://facturier.example/auth-confirm?token_hash=abc&type=signup';
const accountUrl = 'https://facturier.example/account';
const confirmUrl = 'https://facturier.example/courriel/inscription?jeton=abc.def';
const unsubscribeUrl = 'https://facturier.example/courriel/desinscription?jeton=abc.def';
const deletionUrl = 'https://facturier.example/courriel/effacement?jeton=abc.def';

const changed = {
  changedAt: new Date('2026-11-28T23:05:00Z'),
  recoveryUrl: 'https://facturier.example/auth?tab=recover',
  contactUrl: 'https://facturier.example/contact',
};

const ofAccounts: AccountEmail[] = [
  { kind: 'confirmation', url },
  { kind: 'confirmation', url, isOneOfSeveral: true },
  { kind: 'sign-ups-dropped', hasPassword: true, recoveryUrl: url },
  { kind: 'sign-ups-dropped', hasPassword: false, recoveryUrl: url },
  { kind: 'recovery', url },
  { kind: 'magic-link', url },
  { kind: 'invite', url },
  { kind: 'email-change', url, newEmail: 'nouvelle@exemple.fr' },
  { kind: 'already-registered', signInUrl: url, recoveryUrl: 'https://facturier.example/auth' },
  { kind: 'reauthentication', code: '123456' },
  ...(
    ['password-changed', 'factor-added', 'factor-removed', 'codes-made', 'codes-removed'] as const
  ).map((kind) => ({ kind, ...changed })),
  {
    kind: 'address-changed',
    formerEmail: 'emile@exemple.fr',
    newEmail: 'nouvelle@exemple.fr',
    ...changed,
  },
  { kind: 'password-changed', ...changed, changedAt: null },
];

const invoice: SentDocument = {
  kind: 'Facture',
  number: 'F-2026-0042',
  amount: '1\u202f620,00\u00a0€',
  isDraft: false,
  isElectronic: true,
  pdf: { filename: 'Facture F-2026-0042.pdf', base64: 'JVBERi0xLjc=' },
};
const draft = { ...invoice, kind: 'Devis', number: null, isDraft: true, isElectronic: false };
const written = {
  subject: 'Facture F-2026-0042 de l’Atelier Dupont',
  text: 'Bonjour,\n\nVous trouverez ci-joint la facture de nos travaux de novembre.\nElle est à régler avant le 20 décembre.\n\nBien à vous,\nÉmile Dupont',
};
const asked = {
  number: 'A-000123',
  email: 'zoe@exemple.fr',
  subject: 'Une question sur l’acompte',
  text: 'Bonjour,\nComment faire une facture d’acompte <30 %> ?',
};
const issued = {
  theMention: 'la facture d’acompte F-2026-0042',
  ofMention: 'de la facture d’acompte F-2026-0042',
  number: 'F-2026-0042',
  clientName: 'Cycles Garance',
};
const reader = { name: 'Zoé Martin', email: 'zoe@exemple.fr', message: asked.text };
const offered = {
  theMention: 'le devis D-2026-0031',
  number: 'D-2026-0031',
  sellerName: 'Atelier Dupont',
};
const signed = {
  signerName: 'Zoé Martin',
  answeredAt: new Date('2026-11-30T15:12:00Z'),
  amount: '1\u202f620,00\u00a0€',
};
const answered = {
  ...{ ...issued, ...offered, ...signed, opening: 'Le devis D-2026-0031', choiceCount: null },
  ...{ asksDeposit: false, provenEmail: null },
  documentsUrl: 'https://facturier.example/dossier',
};
const prepared: PreparedDocument = {
  ...{ title: 'Facture', client: 'Cycles Garance', amount: '1\u202f620,00\u00a0€', unread: [] },
  ...{ number: null, sentTo: null, held: null },
  url: 'https://facturier.example/facture-tva?brouillon=r-8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0001-20261231',
};
const documentsUrl = 'https://facturier.example/dossier';
const contentHash = 'ab'.repeat(32);
const news = {
  subject: 'Les nouvelles de décembre',
  paragraphs: [
    'La réception des factures électroniques commence le 1er septembre 2026.',
    'Le guide est là\u00a0: https://facturier.example/guides/facture-electronique',
  ],
};

const longAddress = `${'emile'.repeat(12)}@${'atelier-dupont'.repeat(4)}.fr`;
const longUrl = `https://facturier.example/${'adresse'.repeat(20)}`;

/** Every message that the server can send, in each variant. */
export const everyEmail: EmailContent[] = [
  ...ofAccounts.map(writeAccountEmail),
  writeDeletionEmail({
    kind: 'deletion-requested',
    dueAt: new Date('2026-12-03T23:30:00Z'),
    accountUrl,
  }),
  writeDeletionEmail({ kind: 'deletion-cancelled', accountUrl }),
  writeDeletionEmail({ kind: 'account-deleted' }),
  writeSuspensionEmail({ reason: 'Des factures au nom d’autrui.', contactUrl: accountUrl }),
  writeWelcomeEmail({ firstName: 'Émile', url: accountUrl, newsUrl: null }),
  writeWelcomeEmail({ firstName: null, url: accountUrl, newsUrl: confirmUrl }),
  writeOwnDocumentEmail(invoice, { confirmUrl: null, unsubscribeUrl, deletionUrl }),
  writeOwnDocumentEmail(draft, { confirmUrl, unsubscribeUrl: null, deletionUrl }),
  writeOwnDocumentEmail(invoice, null),
  writeClientDocumentEmail(invoice, {
    sender: { name: 'Atelier Dupont', email: 'contact@atelier-dupont.fr' },
    ...written,
  }),
  writeDocumentCopyEmail(invoice, { to: 'client@exemple.fr', ...written }),
  // Words longer than a phone’s line.
  writeClientDocumentEmail(
    { ...invoice, number: 'F'.repeat(40) },
    { sender: { name: 'A'.repeat(60), email: longAddress }, subject: 'S', text: longUrl },
  ),
  writeDocumentCopyEmail(invoice, { to: longAddress, ...written }),
  writeAccountEmail({ kind: 'email-change', url: longUrl, newEmail: longAddress }),
  writeAccountEmail({
    kind: 'address-changed',
    formerEmail: longAddress,
    newEmail: longAddress,
    ...changed,
  }),
  writeSupportRequest({ ...asked, email: longAddress, subject: 'S', text: longUrl }),
  writeSupportReceipt(asked),
  writeSupportReceipt({ number: asked.number }),
  writeSupportRequest(asked),
  writePageSeenEmail({
    ...issued,
    seenAt: new Date('2026-11-30T15:12:00Z'),
    documentsUrl: 'https://facturier.example/dossier',
  }),
  writeReaderMessageEmail({ ...issued, ...reader }),
  writeReaderMessageEmail({
    ...{ ...issued, number: null, clientName: null },
    ...{ name: 'Z'.repeat(60), email: longAddress, message: longUrl },
  }),
  writeAnswerCodeEmail({ ...offered, code: '049213' }),
  writeAnswerCodeEmail({
    ...{ theMention: 'le document', number: null, sellerName: 'S'.repeat(60), code: '049213' },
  }),
  writeQuoteAnsweredEmail({ ...answered, verdict: 'accepted', reason: null }),
  writeQuoteAnsweredEmail({
    ...{ ...answered, verdict: 'accepted', reason: null, choiceCount: 2, asksDeposit: true },
    provenEmail: longAddress,
  }),
  writeQuoteAnsweredEmail({
    ...{ ...answered, verdict: 'refused', reason: longUrl, amount: null },
    signerName: 'Z'.repeat(60),
  }),
  writeAcceptanceReceipt({ ...offered, ...signed, chosen: [], contentHash }),
  writeAcceptanceReceipt({
    ...{ ...offered, number: null, sellerName: null, ...signed, amount: null, contentHash },
    chosen: Array.from({ length: 12 }, () => 'Hébergement'.repeat(9)),
  }),
  writePreparedEmail([{ ...prepared, unread: ['Saison d’hiver 2026'] }], { documentsUrl }),
  writePreparedEmail(
    [
      { ...prepared, number: 'F-2026-0043', sentTo: 'compta@garance.example' },
      { ...prepared, held: 'Une mention manque\u00a0: adresse du client.' },
    ],
    { documentsUrl },
  ),
  writePreparedEmail(
    [
      prepared,
      { ...prepared, url: `${prepared.url}1`, unread: ['Cours du soir', 'Semaine 48'] },
      { ...prepared, url: `${prepared.url}2`, title: 'Avis d’échéance', client: '', amount: null },
    ],
    { documentsUrl },
  ),
  writePreparedEmail(
    Array.from({ length: 25 }, (_, index) => ({
      ...{ ...prepared, url: `${prepared.url}${index}`, client: 'C'.repeat(120) },
    })),
    { documentsUrl },
  ),
  writeLeadDeletedEmail(),
  writeUnsubscribedEmail({ deletionUrl }),
  writeUnsubscribedEmail({ accountUrl }),
  writeNewsletter(news, { unsubscribeUrl, accountUrl: null }),
  writeNewsletter(news, { unsubscribeUrl, accountUrl }),
];
