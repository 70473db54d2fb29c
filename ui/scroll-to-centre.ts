/** scrollIntoView would scroll the page as well. */
export function scrollToCentre(selector: string, bar: HTMLElement) {
  const chosen = bar.querySelector<HTMLElement>(selector);
  if (chosen) bar.scrollLeft = chosen.offsetLeft - (bar.clientWidth - chosen.offsetWidth) / 2;
}
