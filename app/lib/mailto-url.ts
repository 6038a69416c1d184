/** A mailto: address with a ready message (RFC 6068). */
export function mailtoUrl({
  to = '',
  subject,
  body,
}: {
  to?: string;
  subject: string;
  body: string;
}): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
