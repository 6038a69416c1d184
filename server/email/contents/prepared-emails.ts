import type { EmailContent } from '#server/email/email-content.ts';

export type PreparedDocument = {
  /** « Facture d’acompte » */
  title: string;
  /** « F-2026-0043 » once it is issued; null for a draft. */
  number: string | null;
  /** Empty where the document names none. */
  client: string;
  /** Tax included, « 1 620,00 € »; null if unknown. */
  amount: string | null;
  /** Texts whose period did not follow the schedule. */
  unread: readonly string[];
  /** The address it was sent to by itself; null where it was not. */
  sentTo: string | null;
  /** Why it was not, in a sentence; null where its owner did not ask for it. */
  held: string | null;
  url: string;
};

/** To an owner: documents that repeat were prepared, and wait to be issued, or are sent already. */
export function writePreparedEmail(
  documents: readonly PreparedDocument[],
  { documentsUrl }: { documentsUrl: string },
): EmailContent {
  const [first, ...others] = documents;
  const isOne = first !== undefined && others.length === 0;
  const counts = countOutcomes(documents);
  const subject = nameCounts(counts);
  const shown = documents.slice(0, MOST_SHOWN);
  return {
    type: 'documents-prepared',
    subject,
    title: subject,
    paragraphs: [...sayWhatToDo(counts), ...sayOthers(documents.length - shown.length)],
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

type Counts = { sent: number; toSend: number; toIssue: number };

function countOutcomes(documents: readonly PreparedDocument[]): Counts {
  const sent = documents.filter(({ sentTo }) => sentTo !== null).length;
  const issued = documents.filter(({ number }) => number !== null).length;
  return { sent, toSend: issued - sent, toIssue: documents.length - issued };
}

function nameCounts({ sent, toSend, toIssue }: Counts): string {
  if (sent + toSend === 0)
    return toIssue === 1 ? '1 document répété est prêt' : `${toIssue} documents répétés sont prêts`;
  if (toSend + toIssue === 0)
    return sent === 1 ? '1 document répété est envoyé' : `${sent} documents répétés sont envoyés`;
  const parts = [
    sent > 0 && `${sent} ${sent === 1 ? 'envoyé' : 'envoyés'}`,
    toSend > 0 && `${toSend} à envoyer`,
    toIssue > 0 && `${toIssue} à relire`,
  ];
  return `Documents répétés\u00a0: ${parts.filter(Boolean).join(', ')}`;
}

function sayWhatToDo({ sent, toSend, toIssue }: Counts): string[] {
  if (toSend + toIssue === 0)
    return [
      sent === 1
        ? 'Il est émis et envoyé à votre client, comme vous l’avez choisi.'
        : 'Ils sont émis et envoyés à vos clients, comme vous l’avez choisi.',
    ];
  if (sent + toSend === 0)
    return [
      toIssue === 1
        ? 'Relisez-le, puis émettez-le\u00a0: rien n’est envoyé à votre client.'
        : 'Relisez-les, puis émettez-les\u00a0: rien n’est envoyé à vos clients.',
    ];
  return [
    ...sayCount(
      toIssue,
      'attend\u00a0: relisez-le, puis émettez-le',
      'attendent\u00a0: relisez-les, puis émettez-les',
    ),
    ...sayCount(
      toSend,
      'est émis sans être envoyé\u00a0: envoyez-le à votre client',
      'sont émis sans être envoyés\u00a0: envoyez-les à vos clients',
    ),
  ];
}

function sayCount(count: number, one: string, several: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `Un document ${one}.` : `${count} documents ${several}.`];
}

function listFacts({ title, number, client, amount, unread, sentTo, held }: PreparedDocument) {
  const value = [client, amount].filter((text) => text !== null && text !== '').join(', ');
  return [
    { label: nameTitle({ title, number }), value: value || 'à compléter' },
    ...(sentTo === null ? [] : [{ label: 'Envoyé à', value: sentTo }]),
    ...(held === null ? [] : [{ label: 'Pas envoyé', value: held }]),
    ...(unread.length === 0
      ? []
      : [{ label: 'À relire', value: unread.map((text) => `«\u00a0${text}\u00a0»`).join(', ') }]),
  ];
}

function nameTitle({ title, number }: Pick<PreparedDocument, 'title' | 'number'>): string {
  return number === null ? title : `${title} ${number}`;
}

function nameDocument({ client, amount, ...document }: Omit<PreparedDocument, 'url'>): string {
  return `${nameTitle(document)}${client && ` pour ${client}`}${amount === null ? '' : ` (${amount})`}`;
}

function sayOthers(count: number): string[] {
  if (count <= 0) return [];
  return [
    `Voici les ${MOST_SHOWN} premiers\u00a0; ${count === 1 ? 'l’autre est' : `les ${count} autres sont`} dans vos documents.`,
  ];
}

const MOST_SHOWN = 20;
