/** Columns that make the name of a client together with « Nom ». */
export type NameKey = 'company' | 'firstName';
type Named = 'buyer.name' | 'buyer.contactName';
type Names = Partial<Record<NameKey | Named, string>>;

/**
 * The name of a client and its contact, out of the columns of a company and of a person: the person
 * is the contact of the company, and the client itself where there is none.
 */
export function readNames(cells: Names): Record<Named, string> {
  const { company = '', firstName = '' } = cells;
  const [last, contact] = [cells['buyer.name'] ?? '', cells['buyer.contactName'] ?? ''];
  const isTwice = last.toLowerCase() === company.toLowerCase();
  const person = join(firstName, isTwice || last === '' ? contact : last);
  if (company === '') return name(person, last === '' ? '' : contact);
  return name(company, last === '' || isTwice ? person : contact || person);
}

/** A company is told by the person that stands beside it in the same row. */
export function isCompanyWithPerson({ company = '', ...person }: Names): boolean {
  return company !== '' && PERSON.some((key) => Boolean(person[key]));
}

function name(client: string, contact: string): Record<Named, string> {
  return { 'buyer.name': client, 'buyer.contactName': contact };
}

function join(firstName: string, lastName: string): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

const PERSON = ['firstName', 'buyer.name', 'buyer.contactName'] as const;
