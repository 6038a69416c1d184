/**
 * The one policy of Trusted Types (`trusted-types default`): what a string must be where it becomes
 * HTML or the address of code. Everything else is refused, and reported as a violation. No policy
 * turns a string into code.
 */
export function setUpTrustedTypes({ trustedTypes, location }: Realm): void {
  trustedTypes?.createPolicy('default', {
    // Without « < » it makes no element: React sets the data of a page (JSON-LD) as HTML.
    createHTML: (html) => (trusted.has(html) || !html.includes('<') ? html : null),
    createScriptURL: (url) =>
      trusted.has(url) || new URL(url, location.href).href.startsWith(`${location.origin}/`)
        ? url
        : null,
  });
}

/** HTML that our build wrote, or the fixed address of a script of another site. */
export function trust(text: string): string {
  trusted.add(text);
  return text;
}

/** React makes a script element from this HTML, so that it does not run. */
const trusted = new Set(['<script></script>']);

type Realm = {
  trustedTypes?: { createPolicy: (name: 'default', rules: Rules) => unknown };
  location: Pick<Location, 'href' | 'origin'>;
};
type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;
