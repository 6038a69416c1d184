/**
 * Opens the visitor’s own mail program, with the link in a message that says what it is (RFC 6068).
 */
export function mailAddress({ title, url }: { title: string; url: string }): string {
  const body = `Bonjour,\r\n\r\nVoici le document «\u00a0${title}\u00a0»\u00a0:\r\n${url}\r\n\r\nLe lien contient le document\u00a0: gardez-le pour vous.`;
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
