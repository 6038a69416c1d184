import { type AddressPath, type Draft, type DraftPath, requireKind } from '#documents';

/** A draft with placeholder words in its empty fields, and the paths of these fields. */
export type ExampleDraft = { draft: Draft; fields: ReadonlySet<DraftPath> };

/** Names each place of the sheet; null once the document has content of its own. */
export function fillExamples(draft: Draft): ExampleDraft | null {
  if (!isBlank(draft)) return null;
  const fields = new Set<DraftPath>();
  const name = (path: DraftPath, text: string, words: string) => {
    if (text !== '') return text;
    fields.add(path);
    return words;
  };
  const { seller, buyer, rent } = draft;
  const [line] = draft.lines;
  return {
    draft: {
      ...draft,
      seller: {
        ...seller,
        name: name('seller.name', seller.name, sellerWords(draft)),
        address: fillAddress(seller.address, 'seller.address', name),
      },
      buyer: {
        ...buyer,
        name: name('buyer.name', '', rent ? 'Le nom de votre locataire' : 'Le nom de votre client'),
        address: fillAddress(buyer.address, 'buyer.address', name),
      },
      lines:
        line?.kind === 'item'
          ? [{ ...line, name: name('lines[0].name', '', 'Ce que vous facturez') }]
          : [],
    },
    fields,
  };
}

function isBlank({ buyer, lines, subject, receipt, rent }: Draft): boolean {
  const { line1, postalCode, city } = buyer.address;
  const isEmptyLine = (line: Draft['lines'][number]) =>
    line.kind === 'item' && line.name === '' && line.unitPrice === '0';
  return (
    [buyer.name, line1, postalCode, city, subject ?? ''].every((text) => text === '') &&
    lines.length <= 1 &&
    lines.every(isEmptyLine) &&
    (receipt?.amount ?? '0') === '0' &&
    (rent?.amount ?? '0') === '0'
  );
}

function sellerWords({ kind, seller }: Draft): string {
  const isCompany = seller.kind === 'company' && !requireKind(kind).hasRent;
  return isCompany ? 'Le nom de votre entreprise' : 'Votre prénom et votre nom';
}

type Address = Draft['seller']['address'];

function fillAddress(
  address: Address,
  path: AddressPath,
  name: (path: DraftPath, text: string, words: string) => string,
): Address {
  return {
    ...address,
    line1: name(`${path}.line1`, address.line1, 'Numéro et rue'),
    // The sheet draws the city and the postcode as one.
    city: name(`${path}.postalCode`, address.city || address.postalCode, 'Code postal et ville'),
  };
}
