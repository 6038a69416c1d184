/** « 2026-11-20 » → « 20/11/2026 »; the empty string stays empty. */
export function formatShortDate(date: string): string {
  const [year, month, day] = date.split('-');
  return day ? `${day}/${month}/${year}` : '';
}

/** A period as short as it can be read: « 01/11 – 15/11/2026 ». One side may be missing. */
export function formatPeriod({
  start,
  end,
}: {
  start?: string | undefined;
  end?: string | undefined;
}): string {
  if (!start || !end)
    return start ? `depuis le ${formatShortDate(start)}` : `jusqu’au ${formatShortDate(end ?? '')}`;
  if (start === end) return formatShortDate(start);
  const first = formatShortDate(start);
  return `${start.slice(0, 4) === end.slice(0, 4) ? first.slice(0, 5) : first}\u00a0–\u00a0${formatShortDate(end)}`;
}
