/** An image as PDF streams, dictionary entries beside their bytes. */
export type DrawableImage = ImageStream & {
  /** Its transparency, as another image. */
  mask?: ImageStream;
  /** How to turn the unit square that the image fills, as a matrix; absent when it is upright. */
  turn?: string;
};

export type ImageStream = { entries: string; bytes: Uint8Array };
