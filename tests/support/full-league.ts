import { deskLeague } from './desk-league.ts';
import { leagueWithEverything } from './league-with-everything.ts';
import type { League } from './league.ts';

/** The league of the desk with something of every kind, so that whatever a command changes is shown somewhere. */
export function fullLeague(): League {
  const league = deskLeague();
  const everything = leagueWithEverything();
  const { transfers, awards, compositions } = everything;
  const [played] = everything.matches;
  return {
    ...everything,
    ...league,
    transfers,
    awards,
    compositions,
    matches: league.matches.map((match) =>
      match.key === played?.key
        ? { ...match, referee: 'ref', lineups: played.lineups, ledger: played.ledger, teamStats: played.teamStats }
        : match,
    ),
  };
}
