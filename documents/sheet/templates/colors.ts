/** Shared by all templates. */
export const INK = '#16202E';
export const SOFT = '#55606F';
export const WHITE = '#FFFFFF';
export const WATERMARK = '#F6E7E3';
