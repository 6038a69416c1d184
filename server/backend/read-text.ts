/** The text of a body; null when the client left before its end. */
export async function readText(request: Request): Promise<string | null> {
  try {
    return await request.text();
  } catch {
    return null;
  }
}
