import { TEMPLATE_WORDS } from '#app/naming/template-words.ts';
import { KIND_NAMES, listRules, requireKind } from '#documents';
import { ABSENT } from './format-figures.ts';

/** French names of the codes that the database keeps; an unknown code is shown as it is. */
export function nameKind(code: string | null): string {
  return nameIn(KINDS, code);
}

export function nameTemplate(code: string | null): string {
  return nameIn(TEMPLATES, code);
}

export function nameBrokenRule(code: string): string {
  return nameIn(RULES, code);
}

export function nameEmailType(code: string): string {
  return nameIn(EMAIL_TYPES, code);
}

export function nameEmailStatus(code: string): string {
  return nameIn(EMAIL_STATUSES, code);
}

/** French names by code, as lists show them. */
export type CodeNames = ReadonlyMap<string, string>;

function nameIn(names: CodeNames, code: string | null): string {
  return code ? (names.get(code) ?? code) : ABSENT;
}

export const KINDS: CodeNames = new Map(KIND_NAMES.map((name) => [name, requireKind(name).label]));
const TEMPLATES = new Map(
  Object.entries(TEMPLATE_WORDS).map(([name, { label }]) => [name, label] as const),
);
const RULES = new Map(KIND_NAMES.flatMap(listRules).map(({ id, label }) => [id, label] as const));

const EMAIL_STATUSES: CodeNames = new Map([
  ['queued', 'en attente'],
  ['sent', 'envoyé'],
  ['failed', 'échec'],
]);

const EMAIL_TYPES: CodeNames = new Map([
  ['confirmation', 'Confirmation d’adresse'],
  ['sign-ups-dropped', 'Compte ouvert, mot de passe à choisir'],
  ['recovery', 'Mot de passe oublié'],
  ['magic-link', 'Lien de connexion'],
  ['invite', 'Invitation'],
  ['email-change', 'Changement d’adresse à confirmer'],
  ['already-registered', 'Compte déjà ouvert'],
  ['reauthentication', 'Code de vérification'],
  ['password-changed', 'Mot de passe changé'],
  ['address-changed', 'Adresse changée'],
  ['factor-added', 'Application de codes ajoutée'],
  ['factor-removed', 'Application de codes retirée'],
  ['codes-made', 'Codes de secours créés'],
  ['codes-removed', 'Codes de secours supprimés'],
  ['deletion-requested', 'Suppression de compte demandée'],
  ['deletion-cancelled', 'Suppression de compte annulée'],
  ['account-deleted', 'Compte supprimé'],
  ['account-suspended', 'Compte suspendu'],
  ['welcome', 'Bienvenue'],
  ['document-to-self', 'Document à son auteur'],
  ['document-to-client', 'Document au client'],
  ['document-copy', 'Copie d’un document envoyé'],
  ['lead-deleted', 'Adresse effacée'],
  ['unsubscribed', 'Désinscription'],
  ['newsletter', 'Lettre d’information'],
  ['support-receipt', 'Accusé de réception'],
  ['support-request', 'Message à l’exploitant'],
]);

export const EMAIL_CODES: CodeNames = new Map([...EMAIL_STATUSES, ...EMAIL_TYPES]);
