import { absenceEndpoints, matchEndpoints } from '#contract/http/match.ts';
import type { Preview } from '#contract/http/match-context.ts';
import { englishOr } from '#domain/league/texts.ts';
import { resultLetter } from '#domain/match/score.ts';
import { FORM_LENGTH } from '#domain/standings/format.ts';
import { presentInstant, presentLatin, presentPlayer, presentTeam } from '#server/api/presenters.ts';
import { serve, type Api } from '#server/api/serve.ts';
import { listTeamMatches } from '#server/db/matches/match-past.ts';
import { findNextMatch, listMatchSquads, type SquadPlayerRow } from '#server/db/matches/match-squads.ts';
import { findVenue, type VenueRow } from '#server/db/pitches/venue.ts';
import { listLeaders, type LeaderRow } from '#server/db/players/leaders.ts';
import type { Reader } from '#server/db/queryable.ts';
import { readSuspensions, type KnownSuspension } from '#server/discipline/read-suspensions.ts';
import { requireTeam } from '#server/api/team/require-team.ts';
import { requireMatchPlace } from './require-match.ts';

/** So many of the league's best are looked through for those of a team. */
const LEADERS = 100;
const SCORERS_A_TEAM = 2;

type Side = NonNullable<Preview['home']>;

type Suspensions = Map<number, KnownSuspension | null>;

interface Sources {
  reader: Reader;
  leaders: LeaderRow[];
  squads: SquadPlayerRow[];
  suspensions: Suspensions;
}

export function previewRoutes(api: Api) {
  serve(api, matchEndpoints.preview, async (context) => {
    const { reader, now, tag, params } = context;
    const place = await requireMatchPlace(context);
    const { homeTeamId, awayTeamId, competitionId } = place;
    tag(`competition:${competitionId}`);
    if (place.status !== 'UPCOMING' && place.status !== 'POSTPONED') return { home: null, away: null, venue: null };
    for (const team of [homeTeamId, awayTeamId]) if (team !== null) tag(`team:${team}`);
    const [leaders, [squads, suspensions], venue] = await Promise.all([
      listLeaders(reader, place, 'goals', { limit: LEADERS, now }),
      readSquads(reader, { id: params.matchId, competitionId }, now),
      findVenue(reader, params.matchId),
    ]);
    const side = (team: number | null) =>
      team === null ? null : readSide(team, { reader, leaders, squads, suspensions });
    return { home: await side(homeTeamId), away: await side(awayTeamId), venue: presentVenue(venue) };
  });

  serve(api, absenceEndpoints.ofTeam, async ({ params: { id }, reader, now, tag, freshUntil }) => {
    await requireTeam(reader, id);
    tag(`team:${id}`);
    const next = await findNextMatch(reader, id, now);
    if (!next) return { match: null, absent: [] };
    tag(`match:${next.id}`, `competition:${next.competitionId}`);
    freshUntil(next.startTime);
    const [squads, suspensions] = await readSquads(reader, next, now);
    return {
      match: {
        id: next.id,
        start_time: presentInstant(next.startTime),
        opponent: next.opponent && presentTeam(next.opponent),
      },
      absent: presentAbsent(id, squads, suspensions),
    };
  });
}

async function readSquads(
  reader: Reader,
  match: { id: number; competitionId: number },
  now: Date,
): Promise<[SquadPlayerRow[], Suspensions]> {
  const squads = await listMatchSquads(reader, match.id, now);
  const players = squads.map(({ player }) => player.id);
  return [squads, await readSuspensions(reader, match, players)];
}

async function readSide(teamId: number, { reader, leaders, squads, suspensions }: Sources): Promise<Side> {
  const past = await listTeamMatches(reader, teamId, { limit: FORM_LENGTH });
  return {
    form: past
      .toReversed()
      .map(({ home, homeGoals, awayGoals }) =>
        home.id === teamId ? resultLetter(homeGoals, awayGoals) : resultLetter(awayGoals, homeGoals),
      ),
    scorers: leaders
      .filter(({ team, value }) => team.id === teamId && value > 0)
      .slice(0, SCORERS_A_TEAM)
      .map(({ player, value }) => ({ player: presentPlayer(player), goals: value })),
    absent: presentAbsent(teamId, squads, suspensions),
  };
}

const presentAbsent = (teamId: number, squads: SquadPlayerRow[], suspensions: Suspensions): Side['absent'] =>
  squads.flatMap(({ teamId: of, player }) => {
    const suspension = of === teamId ? suspensions.get(player.id) : null;
    if (!suspension) return [];
    const { cause, matches, until, decided } = suspension;
    // [SU14]
    const shown = player.private ? null : decided;
    return [
      {
        player: presentPlayer(player),
        cause,
        matches,
        until,
        reason_bg: shown?.reasonBg ?? null,
        reason_en: shown && englishOr(shown.reasonEn, shown.reasonBg),
        decision: shown?.decision ?? null,
      },
    ];
  });

const presentVenue = (venue: VenueRow | null): Preview['venue'] =>
  venue && {
    name: venue.name,
    name_latin: presentLatin(venue.name, venue.nameLatin) ?? venue.name,
    address: venue.address,
    address_latin: presentLatin(venue.address, null),
    latitude: venue.latitude,
    longitude: venue.longitude,
  };
