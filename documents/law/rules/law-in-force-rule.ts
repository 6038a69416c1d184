import { LAST_DAY_OF_CGI } from '#documents/law/figures/law-that-ends.ts';
import type { Rule } from '#documents/law/rule.ts';
import { isInvoice } from './when.ts';

/** The code of taxes on goods and services takes the place of the CGI: its words are not known. */
export const lawInForceRule: Rule = {
  id: 'law-in-force',
  label: 'Textes en vigueur',
  purpose: 'Une facture cite les textes de son jour d’émission.',
  reference: 'Ordonnance n° 2025-1247, art. 46 ; BOI-RES-TVA-000253',
  severity: 'blocking',
  field: 'issueDate',
  from: '2028-07-01',
  appliesTo: isInvoice,
  check: ({ draft, today }) =>
    (draft.issueDate || today) <= LAST_DAY_OF_CGI
      ? null
      : {
          message:
            'Depuis le 1er juillet 2028, une facture ne cite plus le CGI, et cette version ne connaît pas les articles qui le remplacent : mettez l’application à jour, ou corrigez la date.',
          field: 'issueDate',
        },
};
