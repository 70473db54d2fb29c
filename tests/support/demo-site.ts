import { inject } from 'vitest';

/** The address of the demo league, served by the built program: one for all who only look. */
export async function demoSite(): Promise<string> {
  const response = await fetch(inject('demoDoor'));
  const answer = await response.text();
  if (!response.ok) throw new Error(`The demo site did not start: ${answer}`);
  return answer;
}
