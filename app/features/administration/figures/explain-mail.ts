import { nameEmailStatus, nameEmailType } from '#app/features/administration/name-codes.ts';

/** « Bienvenue · échec : message refusé (EMESSAGE 554) » */
export function explainMail(type: string, status: string, reason: string | null): string {
  const why = reason === null ? '' : ` : ${explainReason(reason)}`;
  return `${nameEmailType(type)} · ${nameEmailStatus(status)}${why}`;
}

/** « message refusé (EMESSAGE 554) » */
export function explainReason(reason: string): string {
  const [code = ''] = reason.split(' ');
  return `${REASONS[code] ?? 'raison inconnue'} (${reason})`;
}

const OUT_OF_REACH = 'serveur SMTP injoignable';
/** Error codes of nodemailer, and those of the queue. */
const REASONS: Readonly<Record<string, string>> = {
  EENVELOPE: 'expéditeur ou destinataire refusé',
  EMESSAGE: 'message refusé',
  EAUTH: 'identifiants SMTP refusés',
  ECONNECTION: OUT_OF_REACH,
  ESOCKET: OUT_OF_REACH,
  ETIMEDOUT: OUT_OF_REACH,
  EDNS: OUT_OF_REACH,
  EPROTOCOL: OUT_OF_REACH,
  ETLS: 'connexion chiffrée impossible',
  unreadable: 'message illisible',
  restored: 'attendait dans une sauvegarde restaurée',
};
