/** An image as PDF streams: dictionary entries and bytes. */
export type DrawableImage = ImageStream & {
  /** The transparency, as an image. */
  mask?: ImageStream;
  /** Matrix that turns the unit square of the image upright; absent when it already is. */
  turn?: string;
};

export type ImageStream = { entries: string; bytes: Uint8Array };
