/** The attribution and date that the Licence Ouverte 2.0 requires. */
export const CITY_SOURCE = 'La Poste et Insee, mars 2026, Licence Ouverte 2.0';
