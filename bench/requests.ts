import { endpointsByTopic } from '#contract/http/endpoints.ts';
import type { Reader } from '#server/db/queryable.ts';
import { sql } from '#server/db/sql.ts';

export interface BenchRequest {
  name: string;
  url: string;
}

interface Subjects {
  competition: number;
  gameweek: number;
  team: number;
  /** The one with the next most matches, as with players. */
  otherTeam: number;
  player: number;
  otherPlayer: number;
  referee: number;
  match: number;
  pitch: number;
  live: number | null;
  article: number;
  gallery: number;
  name: string;
}

/** The most expensive ones: the team, player and referee with the most matches, the latest match and a live one. */
export async function findSubjects(reader: Reader): Promise<Subjects> {
  const subjects = await reader.maybe<Subjects>(sql`
    with latest as (
      select m.id, m.gameweek_id from matches m
      where m.status = 'FINISHED' and exists (select from lineups l where l.match_id = m.id)
        and m.competition_season_id = (
          select cs.id from competition_seasons cs join competitions c on c.id = cs.competition_id join seasons s on s.id = cs.season_id
          order by c.rank, c.id, s.is_current desc, s.year_start desc limit 1)
      order by m.start_time desc, m.id limit 1)
    select
      (select id from competitions order by rank, id limit 1) as competition,
      (select gameweek_id from latest) as gameweek,
      (select team_id from team_season_stats group by team_id order by sum(matches) desc, team_id limit 1) as team,
      p.player_id as player,
      (select referee_id from matches where referee_id is not null group by 1 order by count(*) desc, 1 limit 1) as referee,
      (select id from latest) as match,
      (select p.id from pitches p join matches m on m.venue = p.name group by 1 order by count(*) desc, 1 limit 1) as pitch,
      (select id from matches where status = 'LIVE' order by id limit 1) as live,
      (select team_id from team_season_stats group by team_id order by sum(matches) desc, team_id offset 1 limit 1) as "otherTeam",
      (select player_id from player_season_stats s join players on players.id = player_id where not hidden
         group by player_id order by sum(s.matches) desc, player_id offset 1 limit 1) as "otherPlayer",
      (select id from news order by published_at, id limit 1) as article,
      (select gallery_id from photos group by 1 order by count(*) desc, 1 limit 1) as gallery,
      (select split_part(name, ' ', 2) from players where id = p.player_id) as name
    from (select player_id from player_season_stats s join players on players.id = player_id where not hidden
          group by player_id order by sum(s.matches) desc, player_id limit 1) p`);
  if (!subjects) throw new Error('The database holds no league');
  return subjects;
}

/** Every endpoint of the contract once, and again where a parameter leads to another query. */
export function listRequests(subjects: Subjects): BenchRequest[] {
  const plain = Object.values(endpointsByTopic)
    .flat()
    .map(({ path }) => ({ name: path, url: fillPath(path, subjects) }));
  const at = (path: string, query: string): BenchRequest => ({
    name: `${path}?${query.replace(encodeURIComponent(subjects.name), '…')}`,
    url: `${fillPath(path, subjects)}?${query}`,
  });
  return [
    ...plain.filter(({ name }) => name !== '/api/search' && name !== '/api/following'),
    {
      name: '/api/following?ids=…',
      url: `/api/following?ids=t${subjects.team}.p${subjects.player}.c${subjects.competition}`,
    },
    at('/api/search', `q=${encodeURIComponent(subjects.name)}`),
    ...['top-scorers', 'top-assisters', 'top-rated'].map((list) =>
      at(`/api/competitions/:id/statistics/${list}`, 'type=alltime&limit=20'),
    ),
    at('/api/teams/:id/squad', 'season_id=all'),
    at('/api/players/:id/matches', 'page=4'),
    at('/api/news', 'page=2&limit=5'),
    ...(subjects.live === null
      ? []
      : [{ name: '/api/readonly-match/:matchId/details (live)', url: `/api/readonly-match/${subjects.live}/details` }]),
  ];
}

function fillPath(path: string, subjects: Subjects): string {
  const own = {
    competitions: subjects.competition,
    teams: subjects.team,
    players: subjects.player,
    referees: subjects.referee,
    pitches: subjects.pitch,
    news: subjects.article,
    galleries: subjects.gallery,
  };
  const [, , topic = ''] = path.split('/');
  const values: Record<string, string | number | undefined> = {
    id: Object.entries(own).find(([name]) => name === topic)?.[1],
    gameweekId: subjects.gameweek,
    matchId: subjects.match,
    playerId: subjects.player,
    other: topic === 'teams' ? subjects.otherTeam : subjects.otherPlayer,
    side: 'home',
  };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The benchmark has no ${name} for ${path}`);
    return String(value);
  });
}
