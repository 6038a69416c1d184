/**
 * What the invoice inside a file is called once it is saved alone: the name of the file, as an XML.
 */
export function xmlName({ name }: { name: string }): string {
  return `${name.replace(/\.(pdf|xml|zip)$/i, '')}.xml`;
}
