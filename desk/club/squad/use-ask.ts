import type { RequestContent, SentRequest } from '#contract/desk/requests.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { useDeed } from '#desk/kit/use-deed.ts';

/** Asks for something, or does it where the league leaves it to the team. [CB1] Null if it was refused. */
export function useAsk(teamId: number) {
  const { isBusy, refusal, send } = useDeed();
  const ask = async (content: RequestContent): Promise<SentRequest | null> => {
    const done = await send<SentRequest>({ method: 'POST', path: deskPaths.teamRequests(teamId), body: content });
    return done && done.answer;
  };
  return { isBusy, refusal, ask };
}
