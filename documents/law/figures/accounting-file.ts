/**
 * The columns of the file of accounting entries, in order (LPF A47 A-1, VII-1°): fields are
 * separated by tabs or bars, dates written AAAAMMJJ, amounts with a comma.
 */
export const ACCOUNTING_FILE_COLUMNS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const;
