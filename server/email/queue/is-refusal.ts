/**
 * Whether a server of mail will never accept a message (5xx, RFC 5321, 4.2.1). Its refusal of the
 * sender, of a password or of the connection is about our settings: the operator may mend them
 * before the message is given up.
 */
export function isRefusal(error: unknown): boolean {
  // What nodemailer adds to the errors that it makes.
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isOfEmail = command === 'RCPT TO' || command === 'DATA';
  return isOfEmail && typeof responseCode === 'number' && responseCode >= 500;
}
