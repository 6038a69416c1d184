/**
 * An element of XML whose names are written with the prefix that our tables give to its namespace:
 * « ram:Name ».
 */
export type XmlElement = {
  name: string;
  /** By local name: an invoice never has two of the same. */
  attributes: Readonly<Record<string, string>>;
  /** Text between its tags, trimmed; empty when it holds elements. */
  text: string;
  children: readonly XmlElement[];
};
