import { type LeftOut, LONG_LENGTH } from './make-link.ts';

/** In French, what to know of a link before it is sent. */
export function describeLink(
  { url, leftOut }: { url: string; leftOut: readonly LeftOut[] },
  { isBlocked }: { isBlocked: boolean },
): string[] {
  return [
    ...(isBlocked
      ? ['Des mentions obligatoires manquent\u00a0: le document portera «\u00a0BROUILLON\u00a0».']
      : []),
    ...leftOut.map((part) => LEFT_OUT[part]),
    ...(url.length > LONG_LENGTH
      ? [
          'Ce lien est long, certaines messageries le couperont\u00a0: vérifiez qu’il s’ouvre, ou envoyez le PDF.',
        ]
      : []),
  ];
}

/** The body of an e-mail that gives the link to somebody. */
export function writeLinkMessage({ title, url }: { title: string; url: string }): string {
  return `Bonjour,\n\nVoici le document «\u00a0${title}\u00a0»\u00a0:\n${url}\n\nLe lien contient le document\u00a0: gardez-le pour vous.`;
}

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  logo: 'Le logo est trop lourd pour un lien\u00a0: il restera ici.',
  attachments: 'Les pièces jointes sont trop lourdes pour un lien\u00a0: elles resteront ici.',
};
