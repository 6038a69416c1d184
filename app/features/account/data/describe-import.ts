import type { ImportPlan } from '#app/data/account/portability/import-account.ts';
import type { AccountExport } from '#app/data/account/portability/read-export.ts';
import { formatCounted, formatNumber } from '#documents';

/** One row for each sort that the export has: « 3 à ajouter, 2 déjà là ». */
export function describePlan(exported: AccountExport, plan: ImportPlan) {
  const rows = SORTS.flatMap(({ name, label }) => {
    const added = plan[name].length;
    const left = name === 'documents' ? plan.taken.length : 0;
    const known = exported[name].length - added - left;
    const parts = [added > 0 && `${say(added)} à ajouter`, known > 0 && `${say(known)} déjà là`];
    const text = parts.filter((part) => part !== false).join(', ');
    return text === '' ? [] : [{ label, text }];
  });
  const files = plan.files.length;
  return files === 0 ? rows : [...rows, { label: 'PDF émis', text: `${say(files)} à ajouter` }];
}

/** Whether there is anything to add. */
export function addsAnything(plan: ImportPlan): boolean {
  return plan.files.length > 0 || SORTS.some(({ name }) => plan[name].length > 0);
}

/** « Importé : 12 documents, 1 client. » */
export function sayAdded(plan: ImportPlan, files: number): string {
  const parts = SORTS.flatMap(({ name, one, many }) => {
    const count = plan[name].length;
    return count === 0 ? [] : [formatCounted(count, one, many)];
  });
  if (parts.length === 0) parts.push(`${say(files)} PDF`);
  return `Importé\u00a0: ${parts.join(', ')}.`;
}

/** Sentences about the documents that are left out, with the reason. */
export function listLeftOut(exported: AccountExport, plan: ImportPlan): string[] {
  const { unread } = exported;
  const taken = plan.taken.length;
  return [
    unread === 1 && '1 document du fichier ne peut pas être lu\u00a0: il sera laissé de côté.',
    unread > 1 &&
      `${say(unread)} documents du fichier ne peuvent pas être lus\u00a0: ils seront laissés de côté.`,
    taken === 1 &&
      '1 document émis porte un numéro qu’un autre a déjà dans votre compte\u00a0: il sera laissé de côté.',
    taken > 1 &&
      `${say(taken)} documents émis portent des numéros que d’autres ont déjà dans votre compte\u00a0: ils seront laissés de côté.`,
  ].filter((text) => text !== false);
}

/** A sentence about changes that the account has not accepted; empty when there are none. */
export function sayWaiting(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'Un élément n’est encore que sur cet appareil\u00a0: «\u00a0Mes documents\u00a0» l’envoie dès que possible.'
    : `${say(count)} éléments ne sont encore que sur cet appareil\u00a0: «\u00a0Mes documents\u00a0» les envoie dès que possible.`;
}

function say(count: number): string {
  return formatNumber(String(count));
}

const SORTS = [
  { name: 'documents', label: 'Documents', one: 'document', many: 'documents' },
  { name: 'companies', label: 'Entreprises', one: 'entreprise', many: 'entreprises' },
  { name: 'clients', label: 'Clients', one: 'client', many: 'clients' },
  { name: 'products', label: 'Produits', one: 'produit', many: 'produits' },
  {
    name: 'repetitions',
    label: 'Documents répétés',
    one: 'document répété',
    many: 'documents répétés',
  },
] as const;
