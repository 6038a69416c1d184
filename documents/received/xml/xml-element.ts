/** An XML element, named with the prefix of our tables: « ram:Name ». */
export type XmlElement = {
  name: string;
  /** Keyed by local name, which is unique within an element of an invoice. */
  attributes: Readonly<Record<string, string>>;
  /** Trimmed; empty when there are child elements. */
  text: string;
  children: readonly XmlElement[];
};
