import type { Rule } from '#documents/law/rule.ts';
import { HEAVY_FILE } from '#documents/law/thresholds.ts';
import { isInvoice } from './when.ts';

export const attachmentRules: readonly Rule[] = [
  {
    id: 'attachment-names',
    label: 'Noms des pièces jointes',
    purpose: 'Une pièce jointe se retrouve par son nom.',
    reference: 'EN 16931, BT-125',
    severity: 'blocking',
    field: 'attachments',
    appliesTo: (context) => isInvoice(context) && (context.draft.attachments?.length ?? 0) > 0,
    check: ({ draft }) => {
      const index = draft.attachments?.findIndex(({ filename }) => filename === '') ?? -1;
      if (index < 0) return null;
      return {
        message: 'Donnez un nom de fichier à la pièce jointe.',
        field: `attachments[${index}].filename`,
      };
    },
  },
  {
    id: 'file-weight',
    label: 'Poids du fichier',
    purpose: 'Un fichier lourd est refusé par des messageries et des plateformes.',
    reference: 'Usage des plateformes',
    severity: 'warning',
    field: 'attachments',
    appliesTo: ({ draft }) => Boolean(draft.attachments?.length || draft.style.logo),
    check: ({ draft }) => {
      const logo = draft.style.logo?.data.length ?? 0;
      const joined = (draft.attachments ?? []).reduce(
        (sum, { content }) => sum + content.length,
        0,
      );
      if ((logo + joined) * BYTES_PER_BASE64_CHARACTER <= HEAVY_FILE) return null;
      return {
        message: 'Le logo et les pièces jointes pèsent plus de 2 Mo : réduisez-les.',
        field: joined > logo ? 'attachments' : 'style.logo',
      };
    },
  },
];

const BYTES_PER_BASE64_CHARACTER = 0.75;
