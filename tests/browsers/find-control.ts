/** Which control of a page is meant; a name as a text is the whole name. */
export type Wanted = {
  role: keyof typeof ROLES;
  name: string | RegExp;
  /** The name of the region or dialog that holds it. */
  inside?: string | RegExp | undefined;
};

/** Elements that may have each role, as CSS. */
const ROLES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input:not([type=radio], [type=checkbox]), textarea, select',
  choice: 'input[type=radio], input[type=checkbox]',
  menuitem: '[role=menuitem]',
  region: 'section, form, [role=region], [role=dialog], dialog, fieldset',
} as const;

/** An expression for a page: the control that people see there, or null. */
export function writeSearch(wanted: Wanted): string {
  return `${writeList(wanted)}.find(({ name }) => ${toPattern(wanted.name)}.test(name))?.element ?? null`;
}

/** The same for the names of all that have the role. */
export function writeNames(wanted: Wanted): string {
  return `${writeList(wanted)}.map(({ name }) => name)`;
}

function writeList({ role, inside }: Wanted) {
  const scope =
    inside === undefined
      ? 'document'
      : `(${writeSearch({ role: 'region', name: inside })} ?? document.createElement('p'))`;
  return `(${listControls.toString()})(${scope}, ${JSON.stringify(ROLES[role])})`;
}

function toPattern(name: string | RegExp): RegExp {
  if (typeof name !== 'string') return name;
  return new RegExp(`^${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}$`);
}

/** Runs in the page, with nothing from here: every kind of space of a name counts as one. */
function listControls(scope: ParentNode, selector: string) {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const wordsOf = (elements: Iterable<Element>) =>
    tidy(Array.from(elements, ({ textContent }) => textContent ?? '').join(' '));
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const titles = ids.flatMap((id) => document.getElementById(id) ?? []);
    const labels = 'labels' in element ? ((element as HTMLInputElement).labels ?? []) : [];
    const said = tidy(element.getAttribute('aria-label') ?? '');
    return wordsOf(titles) || said || wordsOf(labels) || wordsOf([element]);
  };
  return Array.from(scope.querySelectorAll<HTMLElement>(selector))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[inert]'))
    .map((element) => ({ element, name: nameOf(element) }));
}
