/** Who is measured. The first is ours, the others are its peers; the second is what the ratios are said of first. */
export const contenders = [
  {
    id: 'ours',
    name: 'Facturier',
    module: './ours.ts',
    gives: 'Factur-X: PDF/A-3b, PDF/UA-1, XML',
  },
  { id: 'pdfkit', name: 'pdfkit', module: './peers/pdfkit.ts', gives: 'PDF' },
  {
    id: 'pdfkit-tagged',
    name: 'pdfkit, tagged',
    module: './peers/pdfkit-tagged.ts',
    gives: 'PDF marked as PDF/A-3a, tags',
  },
  { id: 'pdfmake', name: 'pdfmake', module: './peers/pdfmake.ts', gives: 'PDF' },
  { id: 'react-pdf', name: '@react-pdf/renderer', module: './peers/react-pdf.ts', gives: 'PDF' },
  { id: 'chromium', name: 'Chromium, print', module: './peers/chromium.ts', gives: 'PDF' },
] as const;

export type Contender = (typeof contenders)[number];
export type ContenderId = Contender['id'];
