/** Saves a file like a click on a download link. */
export function saveFile(
  name: string,
  content: Uint8Array | string | Blob,
  mediaType: string,
): void {
  const url = URL.createObjectURL(new Blob([toPart(content)], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function toPart(content: Uint8Array | string | Blob): BlobPart {
  return content instanceof Uint8Array ? (content as Uint8Array<ArrayBuffer>) : content;
}
