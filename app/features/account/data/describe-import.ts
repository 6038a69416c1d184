import type { ImportPlan } from '#app/data/account/portability/import-account.ts';
import type { AccountExport } from '#app/data/account/portability/read-export.ts';

/** What an import adds of each sort: « 3 à ajouter, 2 déjà là ». Empty sorts are left out. */
export function describePlan(exported: AccountExport, plan: ImportPlan) {
  return SORTS.flatMap(({ name, label }) => {
    const added = plan[name].length;
    const known = exported[name].length - added;
    const parts = [added > 0 && `${added} à ajouter`, known > 0 && `${known} déjà là`];
    const text = parts.filter((part) => part !== false).join(', ');
    return text === '' ? [] : [{ label, text }];
  });
}

/** « Importé : 12 documents, 1 client. », or nothing. */
export function sayAdded(plan: ImportPlan): string {
  const parts = SORTS.flatMap(({ name, one, many }) => {
    const count = plan[name].length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? '' : `Importé\u00a0: ${parts.join(', ')}.`;
}

export function sayUnreadDocuments(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 document du fichier ne peut pas être lu\u00a0: il sera laissé de côté.'
    : `${count} documents du fichier ne peuvent pas être lus\u00a0: ils seront laissés de côté.`;
}

const SORTS = [
  { name: 'documents', label: 'Documents', one: 'document', many: 'documents' },
  { name: 'companies', label: 'Entreprises', one: 'entreprise', many: 'entreprises' },
  { name: 'clients', label: 'Clients', one: 'client', many: 'clients' },
  { name: 'products', label: 'Produits', one: 'produit', many: 'produits' },
] as const;
