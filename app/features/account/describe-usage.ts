import type { AccountUsage } from '#app/data/account/account-usage.ts';

/** « Documents », « 1 240 sur 100 000 », and how full it is in percent. */
export function describeUsage({ subject, used, allowed }: AccountUsage): {
  label: string;
  text: string;
  percent: number;
} {
  const write = subject.endsWith('bytes')
    ? writeMegabytes
    : (count: number) => NUMBERS.format(count);
  const percent = Math.min(100, Math.round((used / allowed) * 100));
  return {
    label: LABELS[subject] ?? subject,
    text: `${write(used)} sur ${write(allowed)}`,
    percent,
  };
}

/** At 80 % or more. */
export function isNearLimit({ used, allowed }: AccountUsage): boolean {
  return used >= allowed * 0.8;
}

function writeMegabytes(bytes: number): string {
  return `${NUMBERS.format(Math.round(bytes / 100_000) / 10)}\u00a0Mo`;
}

const NUMBERS = new Intl.NumberFormat('fr-FR');
const LABELS: Readonly<Record<string, string>> = {
  documents: 'Documents',
  clients: 'Clients',
  products: 'Produits',
  companies: 'Entreprises',
  repetitions: 'Documents répétés',
  files: 'Logos et pièces jointes',
  payments: 'Paiements',
  bytes: 'Contenu des documents',
  file_bytes: 'Fichiers émis',
};
