import { type DraftInput, KIND_NAMES, TEMPLATES } from '#documents';
import { kindSamples } from '#documents/samples/kind-samples.ts';
import { trades } from '#documents/samples/trades/trades.ts';

/** The drafts behind the templates: one per kind and per trade (« metier-plombier »). */
const subjects: ReadonlyMap<string, DraftInput> = new Map<string, DraftInput>([
  ...KIND_NAMES.map((kind) => [kind, kindSamples[kind]] as const),
  ...Object.entries<DraftInput>(trades).map(([id, draft]) => [`metier-${id}`, draft] as const),
]);

/** Every picture: « devis-moderne », « metier-plombier-compact ». */
export const exampleNames: readonly string[] = [...subjects.keys()].flatMap((subject) =>
  TEMPLATES.map((template) => `${subject}-${template}`),
);

/** The draft of a picture, in its template; null for an unknown name. */
export function findExample(name: string): DraftInput | null {
  const template = TEMPLATES.find((each) => name.endsWith(`-${each}`));
  const draft = template && subjects.get(name.slice(0, -template.length - 1));
  return draft ? { ...draft, style: { ...draft.style, template } } : null;
}
