/** Characters allowed in a document number, for use in a character class (BR-FR-02). */
export const NUMBER_CHARACTERS = 'A-Za-z0-9+\\-_/';

/** BR-FR-01 */
export const MAX_NUMBER_LENGTH = 35;

export const DOCUMENT_NUMBER = new RegExp(`^[${NUMBER_CHARACTERS}]{1,${MAX_NUMBER_LENGTH}}$`);
