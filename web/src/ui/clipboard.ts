/** Clipboard: copy the text of a field, and return whether that was possible. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard API needs a secure page. The old command works everywhere.
    field.select();
    return document.execCommand("copy");
  }
}
