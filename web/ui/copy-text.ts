/** To the clipboard; browsers keep it from pages that came over an insecure line, and then the visitor copies by hand. */
export async function copyText(text: string, byHand: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(byHand, text);
    return false;
  }
}
