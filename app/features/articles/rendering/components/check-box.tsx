/** The box of a check-list, to tick on paper: nothing is filled on the screen. */
export function CheckBox() {
  return <span aria-hidden className="check-box" />;
}
