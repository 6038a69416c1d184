/** A check-list box, to tick on paper. */
export function CheckBox() {
  return <span aria-hidden className="check-box" />;
}
