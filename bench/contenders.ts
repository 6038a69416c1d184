import type { OpenDrawer } from './contender.ts';

/** Our drawing, then its peers. */
export const contenders = [
  {
    id: 'ours',
    name: 'Facturier',
    gives: 'Factur-X: PDF/A-3b, PDF/UA-1, XML',
    load: () => import('./ours.ts'),
  },
  { id: 'pdfkit', name: 'pdfkit', gives: 'PDF', load: () => import('./peers/pdfkit.ts') },
  {
    id: 'react-pdf',
    name: '@react-pdf/renderer',
    gives: 'PDF',
    load: () => import('./peers/react-pdf.ts'),
  },
] as const satisfies {
  id: string;
  name: string;
  gives: string;
  load: () => Promise<{ open: OpenDrawer }>;
}[];

export type Contender = (typeof contenders)[number];
export type ContenderId = Contender['id'];
