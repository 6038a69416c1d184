import type { ReadProblem } from '#documents/received/problem.ts';

/** The reason why a file is refused and the remedy, in French. */
export const STATEMENT_PROBLEMS = {
  empty: 'Ce fichier est vide.',
  'too-large': 'Ce fichier dépasse 5 Mo. Demandez à votre banque une période plus courte.',
  'too-long':
    'Ce relevé a plus de 20\u00a0000 lignes. Demandez à votre banque une période plus courte.',
  pdf: 'Un relevé en PDF ne se lit pas ligne par ligne. Demandez à votre banque le même en CSV, OFX ou CAMT.053\u00a0: son site le propose souvent sous «\u00a0Télécharger mes opérations\u00a0».',
  workbook:
    'Un classeur de tableur ne se lit pas ici. Demandez à votre banque le relevé en CSV, OFX ou CAMT.053, ou enregistrez ce classeur en CSV.',
  'not-a-statement':
    'Ce fichier n’est pas un relevé bancaire que l’on sait lire. Demandez-le à votre banque en CSV, OFX ou CAMT.053.',
  broken:
    'Ce relevé est abîmé ou incomplet. Téléchargez-le de nouveau sur le site de votre banque.',
  'no-date':
    'La colonne de la date est introuvable dans ce relevé. Son titre contient d’habitude «\u00a0Date\u00a0».',
  'date-order':
    'L’ordre du jour, du mois et de l’année ne se comprend pas dans ce relevé. Demandez-le avec des dates comme 31/12/2026.',
  'no-amount':
    'La colonne du montant est introuvable dans ce relevé. Son titre est d’habitude «\u00a0Montant\u00a0», ou «\u00a0Débit\u00a0» et «\u00a0Crédit\u00a0».',
  'no-columns':
    'Les colonnes de la date et du montant sont introuvables dans ce fichier. Un relevé en CSV a une ligne de titres, comme «\u00a0Date\u00a0», «\u00a0Libellé\u00a0» et «\u00a0Montant\u00a0».',
  'no-lines': 'Ce relevé ne contient aucune opération.',
} as const;

export type StatementProblem = keyof typeof STATEMENT_PROBLEMS;

export function refuseStatement(problem: StatementProblem): { ok: false; problem: string } {
  return { ok: false, problem: STATEMENT_PROBLEMS[problem] };
}

/** More elements than the parser takes are a period that is too long. */
export function refuseXml({ code }: ReadProblem): { ok: false; problem: string } {
  return refuseStatement(code === 'too-complex' ? 'too-long' : 'broken');
}
