import { formatNumber } from '#documents';
import { type LeftOut, LONG_LENGTH } from './make-link.ts';
import { sayUntil } from './say-until.ts';

export function describeLink(
  { url, leftOut }: { url: string; leftOut: readonly LeftOut[] },
  { isBlocked }: { isBlocked: boolean },
): string[] {
  return [
    ...(isBlocked
      ? ['Des mentions obligatoires manquent\u00a0: le document portera «\u00a0BROUILLON\u00a0».']
      : []),
    ...describeLeftOut(leftOut),
    ...(url.length > LONG_LENGTH
      ? [
          'Certaines messageries coupent un lien aussi long\u00a0: vérifiez qu’il s’ouvre, ou faites un lien court.',
        ]
      : []),
  ];
}

export function describeLeftOut(leftOut: readonly LeftOut[]): string[] {
  return leftOut.map((part) => LEFT_OUT[part]);
}

/** « 1 420 caractères » */
export function describeLength({ length }: string): string {
  return `${formatNumber(String(length))}\u00a0caractères`;
}

/** The e-mail that sends a link; `until` is the expiry of a short link. */
export function writeLinkMessage({
  title,
  url,
  until,
}: {
  title: string;
  url: string;
  until?: string;
}): string {
  const known = until ? `Il s’ouvre jusqu’au ${sayUntil(until)}` : 'Le lien contient le document';
  return `Bonjour,\n\nVoici le document «\u00a0${title}\u00a0»\u00a0:\n${url}\n\n${known}\u00a0: gardez-le pour vous.`;
}

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  logo: 'Le logo est trop lourd pour un lien\u00a0: il restera ici.',
  attachments: 'Les pièces jointes sont trop lourdes pour un lien\u00a0: elles resteront ici.',
};
