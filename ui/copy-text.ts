/** Browsers refuse the clipboard to pages loaded without HTTPS; then a prompt lets the visitor copy by hand. */
export async function copyText(text: string, promptText: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(promptText, text);
    return false;
  }
}
