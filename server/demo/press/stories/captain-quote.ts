import { quotation, say, type Line } from '../article.ts';
import type { Records } from '../records.ts';

/** Somebody with an armband, from the latest lineup of a club. */
function captainOf(records: Records, team: string): { name: Line; club: Line } | null {
  const match = records.league.matches.findLast(({ lineups }) =>
    lineups.some((entry) => entry.team === team && entry.captain),
  );
  const key = match?.lineups.find((entry) => entry.team === team && entry.captain)?.player;
  const person = key === undefined ? undefined : records.person(key);
  return person ? { name: person.full, club: records.club(team).name } : null;
}

export const captainQuote = (records: Records, team: string, words: Line) => {
  const captain = captainOf(records, team);
  return captain
    ? quotation(
        words,
        say(`${captain.name.bg}, капитан на ${captain.club.bg}`, `${captain.name.en}, captain of ${captain.club.en}`),
      )
    : null;
};
