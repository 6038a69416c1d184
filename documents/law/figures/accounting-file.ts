/**
 * The columns of the file of accounting entries, in their order (LPF A47 A-1, VII-1°): fields are
 * parted by tabs or bars, days are written AAAAMMJJ, amounts with a comma.
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
