import { ContactPage } from '#app/features/help/contact-page.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';

export const meta = () => pageMeta('/contact');

export default function Contact() {
  return <ContactPage />;
}
