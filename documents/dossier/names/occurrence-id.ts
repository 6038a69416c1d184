/** The id of the document of a date: whoever prepares it, it is the same one. */
export function occurrenceId(repetitionId: string, date: string): string {
  return `r-${repetitionId}-${date.replaceAll('-', '')}`;
}

/** The repetition that prepared a document, or null. */
export function repetitionOf(documentId: string): string | null {
  return /^r-([\da-f-]{36})-\d{8}$/.exec(documentId)?.[1] ?? null;
}

/** The date (YYYY-MM-DD) that a prepared document is of; null for any other. */
export function preparedDateOf(documentId: string): string | null {
  const [, year, month, day] = /^r-[\da-f-]{36}-(\d{4})(\d\d)(\d\d)$/.exec(documentId) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
