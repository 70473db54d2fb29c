/** After a save that was refused: to the first field that is wrong. */
export function focusWrong(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
  });
}
