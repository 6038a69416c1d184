/**
 * Whether an SMTP server refuses an e-mail for good (5xx, RFC 5321, 4.2.1). A refused sender,
 * password or connection does not count: it is a matter of settings that the operator may fix.
 */
export function isRefusal(error: unknown): boolean {
  // Properties of nodemailer’s errors.
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isOfEmail = command === 'RCPT TO' || command === 'DATA';
  return isOfEmail && typeof responseCode === 'number' && responseCode >= 500;
}
