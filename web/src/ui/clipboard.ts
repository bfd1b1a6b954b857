/** Copy a text that stands in a field, and tell whether that was possible. */
export async function toClipboard(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Only on secure pages there is a clipboard: the old way works everywhere.
    field.select();
    return document.execCommand("copy");
  }
}
