/** The device keeps nothing: what documents add up to is not known here. */
export function RefusedNote() {
  return (
    <p role="alert" className="mt-6 rounded-card border border-amber bg-amber-soft p-4">
      Ce navigateur refuse d’enregistrer&nbsp;: vos documents restent dans votre compte, mais leurs
      montants ne peuvent pas être calculés ici. C’est souvent le cas en navigation privée.
    </p>
  );
}
