/** The `accept` of the file input; some browsers know HEIC by its extension only. */
export const PICTURE_TYPES = 'image/*,.heic,.heif';
