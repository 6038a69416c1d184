/** The words of a page, without the sentences of the law and without the documents it shows. */
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
