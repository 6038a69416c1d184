import { LegalLinks } from './legal-links.tsx';

/** All that is left of the footer under an editor; on a phone the menu has it. */
export function LegalFooter() {
  return (
    // Hidden while a form above is concealed: its change of height must not be seen.
    <footer className="hidden border-t border-rule lg:block print:hidden [body:has([data-concealed])_&]:invisible">
      <ul className="mx-auto flex max-w-360 flex-wrap gap-x-6 px-8 py-2 text-sm">
        <LegalLinks className="inline-block py-1 text-ink-soft hover:text-ink hover:underline" />
      </ul>
    </footer>
  );
}
