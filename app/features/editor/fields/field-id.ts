/** The id of the control of a JSON path: « lines[2].name » → « field-lines-2-name ». */
export function fieldId(path: string): string {
  return `field-${path.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '')}`;
}
