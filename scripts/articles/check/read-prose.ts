/** The words of a page, without sentences of law and sample documents. */
export function readProse(html: string): string {
  return html
    .replace(/<figure class="worked-example">.*?<\/figure>/gs, (figure) =>
      figure.replace(/<table.*?<\/table>/gs, ' '),
    )
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<(span|blockquote) class="legal-wording">.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ');
}
