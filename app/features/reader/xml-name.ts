/** The file’s name with an .xml extension. */
export function xmlName({ name }: { name: string }): string {
  return `${name.replace(/\.(pdf|xml|zip)$/i, '')}.xml`;
}
