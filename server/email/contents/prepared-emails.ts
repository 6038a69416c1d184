import type { EmailContent } from '#server/email/email-content.ts';

export type PreparedDocument = {
  /** « Facture d’acompte » */
  title: string;
  /** Empty where the document names none. */
  client: string;
  /** Tax included, « 1 620,00 € »; null if unknown. */
  amount: string | null;
  /** Texts whose period did not follow the schedule. */
  unread: readonly string[];
  url: string;
};

/** To an owner: documents that repeat were prepared, and wait to be read and issued. */
export function writePreparedEmail(
  documents: readonly PreparedDocument[],
  { documentsUrl }: { documentsUrl: string },
): EmailContent {
  const [first, ...others] = documents;
  const isOne = first !== undefined && others.length === 0;
  const subject = isOne
    ? '1 document répété est prêt'
    : `${documents.length} documents répétés sont prêts`;
  const shown = documents.slice(0, MOST_SHOWN);
  return {
    type: 'documents-prepared',
    subject,
    title: subject,
    paragraphs: [
      isOne
        ? 'Relisez-le, puis émettez-le\u00a0: rien n’est envoyé à votre client.'
        : 'Relisez-les, puis émettez-les\u00a0: rien n’est envoyé à vos clients.',
      ...sayOthers(documents.length - shown.length),
    ],
    facts: shown.flatMap(listFacts),
    action: isOne
      ? { label: 'Ouvrir le document', url: first.url }
      : { label: 'Voir mes documents', url: documentsUrl },
    after: [
      'Vous recevez ce message parce que des documents se répètent dans votre compte. Pour ne plus en recevoir, mettez-les en pause ou arrêtez-les, dans vos documents.',
    ],
    ...(!isOne && {
      links: shown.map(({ url, ...document }) => ({ label: nameDocument(document), url })),
    }),
  };
}

function listFacts({ title, client, amount, unread }: PreparedDocument) {
  const value = [client, amount].filter((text) => text !== null && text !== '').join(', ');
  return [
    { label: title, value: value || 'à compléter' },
    ...(unread.length === 0
      ? []
      : [{ label: 'À relire', value: unread.map((text) => `«\u00a0${text}\u00a0»`).join(', ') }]),
  ];
}

function nameDocument({ title, client, amount }: Omit<PreparedDocument, 'url'>): string {
  return `${title}${client && ` pour ${client}`}${amount === null ? '' : ` (${amount})`}`;
}

function sayOthers(count: number): string[] {
  if (count <= 0) return [];
  return [
    `Voici les ${MOST_SHOWN} premiers\u00a0; ${count === 1 ? 'l’autre est' : `les ${count} autres sont`} dans vos documents.`,
  ];
}

const MOST_SHOWN = 20;
