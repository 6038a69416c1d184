import { typeset } from './typeset.ts';

/**
 * Invoices and their records are kept ten years from the end of the financial year (C. com.
 * L123-22); six years for the tax administration, ten from 1 January 2027 on (LPF L102 B; loi n°
 * 2026-534 du 25/06/2026, art. 36). The text gives the longest.
 */
export const RECORD_KEEPING_DUTY = typeset(
  'Vos factures et leurs pièces se gardent dix ans après la clôture de l’exercice, dans leur format d’origine, même si vous arrêtez votre activité ou fermez ce compte. (Article L123-22 du code de commerce ; article L102 B du livre des procédures fiscales.)',
);
