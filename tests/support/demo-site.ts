import { inject } from 'vitest';

/** The address of the demo site, which tests must not change. */
export async function demoSite(): Promise<string> {
  const response = await fetch(inject('demoSiteAddress'));
  const answer = await response.text();
  if (!response.ok) throw new Error(`The demo site did not start: ${answer}`);
  return answer;
}
