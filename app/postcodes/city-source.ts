/** As the Licence Ouverte 2.0 asks: whose the data are, and of when. */
export const CITY_SOURCE = 'La Poste et Insee, mars 2026, Licence Ouverte 2.0';
