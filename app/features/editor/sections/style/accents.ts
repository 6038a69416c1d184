/** Colours that read well on paper; the first is the default. */
export const ACCENTS: readonly { color: string; label: string }[] = [
  { color: '#1C5D4A', label: 'Vert' },
  { color: '#16202E', label: 'Encre' },
  { color: '#1F4E8C', label: 'Bleu' },
  { color: '#0B6471', label: 'Bleu canard' },
  { color: '#5B3A8E', label: 'Violet' },
  { color: '#8E2444', label: 'Bordeaux' },
  { color: '#9A3412', label: 'Brique' },
  { color: '#6B4E1E', label: 'Bronze' },
];
