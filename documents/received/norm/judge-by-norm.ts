import { ASK_CORRECTION } from '#documents/received/check/finding-when.ts';
import type { NormJudge } from '#documents/received/norm-judge.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import { checkNorm } from './check-norm.ts';
import { describeMisfit, describeRule } from './words.ts';

/**
 * An official failure is an error; a file that the official rules accept gets warnings at most
 * (small rounding gaps). A rule that one of our checks also reports keeps our words.
 */
export const judgeByNorm: NormJudge = ({ root, syntax, norm: profile, findings: own }) => {
  const norm = checkNorm(root, syntax, profile);
  const findings = own.map((finding) => {
    const rule = RULES[finding.code];
    return rule && norm.broken.has(rule) ? { ...finding, code: rule } : finding;
  });
  const tolerated = profile === 'en16931' ? TOLERANT : /^BR-CO-17$/;
  const said = new Set(findings.map(({ code }) => code));
  const kept = findings.flatMap((finding): ReceivedFinding[] => {
    if (!OF_THE_NORM.test(finding.code)) return [finding];
    if (norm.broken.has(finding.code)) return [{ ...finding, severity: 'error' }];
    if (finding.severity !== 'error') return [finding];
    return tolerated.test(finding.code) ? [{ ...finding, severity: 'warning' }] : [];
  });
  const added = [...norm.broken].flatMap(([code, value]): ReceivedFinding[] =>
    said.has(code)
      ? []
      : [{ code, severity: 'error', action: ASK_CORRECTION, ...describeRule(code, value) }],
  );
  const misfits = norm.misfits.map(
    (misfit): ReceivedFinding => ({
      code: 'schema',
      severity: 'error',
      text: describeMisfit(misfit),
      action: ASK_CORRECTION,
    }),
  );
  const named = [...kept, ...added].map((finding) => ({
    ...finding,
    code: norm.nameOf(finding.code),
  }));
  return [...misfits, ...named];
};

/** Rules of EXTENDED that our own checks explain better. */
const RULES: Readonly<Record<string, string>> = {
  'group-amount': 'BR-EXT-08',
  'line-subtype': 'BR-EXT-05',
};
const OF_THE_NORM = /^(BR-(?!FR)|CII-|UBL-)/;
/** Rules that tolerate a gap of one currency unit. */
const TOLERANT = /^BR-(CO-17|[A-Z]+-08)$/;
