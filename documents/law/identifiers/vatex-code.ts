/** A reason for not charging VAT (BT-121): the VATEX codes of EN 16931 and of France. */
export function isVatexCode(code: string): boolean {
  return VATEX.test(code);
}

const VATEX =
  /^VATEX-(EU-(132(-1[A-Q])?|135-1|143(-1([A-L]|FA))?|144|146-1E|148(-[A-G])?|151(-1(AA|[A-E]))?|153|159|309|79-C|AE|D|F|G|I|IC|J|O)|FR-(298SEXDECIESA|AE|CGI(261(-[1-578]|A|B|C-[1-3]|D-1BIS|D-[1-4]|E-[12])|275|277A|295)|CNWVAT|FRANCHISE))$/;
