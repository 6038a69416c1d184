import { LAST_DAY_OF_CGI } from '#documents/law/figures/last-day-of-cgi.ts';
import { vatMentions } from '#documents/law/mentions/vat-mentions.ts';
import type { Rule, RuleContext } from '#documents/law/rule.ts';
import { isBinding, isInvoice } from './when.ts';

/** The code of taxes on goods and services replaces the CGI; its wordings are not known yet. */
export const lawInForceRule: Rule = {
  id: 'law-in-force',
  label: 'Textes en vigueur',
  purpose: 'Un document cite les textes de son jour d’émission.',
  reference: 'Ordonnance n° 2025-1247, art. 46 ; BOI-RES-TVA-000253',
  severity: (context) => (isInvoice(context) ? 'blocking' : 'warning'),
  field: 'issueDate',
  from: '2028-07-01',
  appliesTo: (context) => isBinding(context) || citesCgi(context),
  check: ({ draft, today }) =>
    (draft.issueDate || today) <= LAST_DAY_OF_CGI
      ? null
      : {
          message:
            'Depuis le 1er juillet 2028, un document ne cite plus le CGI, et cette version ne connaît pas les articles qui le remplacent : mettez l’application à jour, ou corrigez la date.',
          field: 'issueDate',
        },
};

/** A receipt or a quittance may also cite an exemption. */
function citesCgi({ draft, totals, kind }: RuleContext): boolean {
  const before = { ...draft, issueDate: LAST_DAY_OF_CGI };
  return vatMentions({ draft: before, totals, kind }).some(({ text }) => /\bCGI\b/.test(text));
}
