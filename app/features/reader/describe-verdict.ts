import type { ReceivedFinding } from '#documents/read';

/** What the checks say, in a few words. */
export function describeVerdict(findings: readonly ReceivedFinding[]): {
  tone: 'error' | 'warning' | 'success';
  text: string;
} {
  const count = (severity: ReceivedFinding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  if (errors > 0)
    return { tone: 'error', text: errors === 1 ? '1 anomalie' : `${errors} anomalies` };
  if (warnings > 0)
    return {
      tone: 'warning',
      text: warnings === 1 ? '1 point à regarder' : `${warnings} points à regarder`,
    };
  return { tone: 'success', text: 'Aucune anomalie trouvée' };
}
