/**
 * French typography of a typed text: existing spaces become no-break ones (narrow before ; ! ?,
 * wide before : » % € and after «), so that no line begins with a sign. No space is added.
 */
export function applyFrenchSpacing(text: string): string {
  if (!CANDIDATE.test(text)) return text;
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»%€])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u202f')
    .replace(/(^|[\s(])(n°|N°|M\.|Mme|art\.) /g, '$1$2\u00a0');
}

const CANDIDATE = / [;!?:»%€]|« |\d \d{3}|(?:[nN]°|M\.|Mme|art\.) /;
