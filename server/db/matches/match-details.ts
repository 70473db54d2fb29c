import type { LedgerEntry } from '#domain/match/ledger-entry.ts';
import type { Language } from '#contract/language.ts';
import { PRIVATE_NAME } from '#domain/player/private-player.ts';
import { DELETED_KEY, DELETED_PLAYER } from '#domain/privacy/deleted.ts';
import type { EliminationRound } from '#domain/match/round.ts';
import type { Score } from '#domain/match/score.ts';
import type { MatchPhase, MatchStatus } from '#domain/match/status.ts';
import type { CompetitionFormat } from '#domain/standings/format.ts';
import type { Reader } from '#server/db/queryable.ts';
import type { CompetitionRefRow, TeamRow } from '#server/db/fragments.ts';
import {
  entryColumns,
  firstLegScore,
  latinPitch,
  pictureAddress,
  scoreObject,
  teamObject,
} from '#server/db/fragments.ts';
import { personObject, publicPlayers, type PersonRow } from '#server/db/players/public-players.ts';
import { playerStatsList, lineupList, teamStatsList, type MatchStatsRows, type LineupRow } from './match-lineups.ts';
import { sql, type Sql } from '#server/db/sql.ts';

export interface LedgerRow extends Omit<LedgerEntry<number>, 'player' | 'otherPlayer'> {
  id: number;
  /** Null where nobody recorded who it was. */
  player: ActPersonRow | null;
  otherPlayer: ActPersonRow | null;
}

export interface ActPersonRow extends PersonRow {
  /** He asked not to be shown: his id never leaves the server. */
  hidden?: boolean;
}

export interface MatchDetailsRow {
  id: number;
  status: MatchStatus;
  phase: MatchPhase;
  revision: number;
  changedAt: Date;
  clockSeconds: number;
  clockRunningSince: Date | null;
  startTime: Date | null;
  previousStartTime: Date | null;
  venue: string | null;
  venueLatin: string | null;
  pitchId: number | null;
  halfMinutes: number;
  score: Score | null;
  halfTime: Score | null;
  extraTime: Score | null;
  penalties: Score | null;
  official: Score | null;
  firstLeg: Score | null;
  officialReasonBg: string | null;
  officialReasonEn: string | null;
  liveVideo: string | null;
  summaryVideo: string | null;
  articleId: number | null;
  home: TeamRow | null;
  away: TeamRow | null;
  competition: CompetitionRefRow & { format: CompetitionFormat };
  gameweek: { id: number; number: number; eliminationRound: EliminationRound | null };
  season: { id: number; yearStart: number; yearEnd: number };
  referee: PersonRow | null;
  note: string | null;
  manOfTheMatch: ActPersonRow | null;
  ledger: LedgerRow[];
  lineups: LineupRow[];
  /** Null unless the match is live. */
  liveStats: MatchStatsRows | null;
}

/** [PV4] Of somebody who is not shown. */
const hiddenName = (id: Sql, language: Language) => sql`(
  select case when starts_with(x.key, ${DELETED_KEY}) then ${DELETED_PLAYER[language]}::text else ${PRIVATE_NAME[language]}::text end
  from players x where x.id = ${id})`;

const person = (alias: Sql, id: Sql) => sql`case
  when ${alias}.id is not null then ${personObject(alias)}
  when ${id} is not null then json_build_object('id', ${id}, 'name', ${hiddenName(id, 'bg')}, 'nameLatin', ${hiddenName(id, 'en')},
    'private', true, 'hidden', true) end`;

/** Of the match `m`: what was recorded, with those who may be named. */
export const ledgerList = (now: Date) => sql`
  (select coalesce(json_agg(listed), '[]') from (
    select e.id, ${entryColumns(person(sql`p`, sql`e.player_id`), person(sql`o`, sql`e.other_player_id`))}
    from match_ledger e left join ${publicPlayers(now)} p on p.id = e.player_id
    left join ${publicPlayers(now)} o on o.id = e.other_player_id
    where e.match_id = m.id and e.kind not in ('LINEUP', 'STATISTICS') order by e.revision
  ) listed)`;

/**
 * Everything about one match in one statement, so that score, revision and ledger are of the same instant: a revision ahead
 * of its goals would make a listening page skip the next one. Subselects instead of joins, because planning the joins takes
 * longer than reading the match.
 */
export async function findMatchDetails(reader: Reader, matchId: number, now: Date): Promise<MatchDetailsRow | null> {
  return reader.maybe<MatchDetailsRow>(
    sql`select m.id, m.status, m.phase, m.revision, m.changed_at as "changedAt", m.clock_seconds as "clockSeconds",
       m.clock_running_since as "clockRunningSince", m.start_time as "startTime",
       m.previous_start_time as "previousStartTime", m.venue, ${latinPitch(sql`m.venue`)} as "venueLatin",
       (select p.id from pitches p where p.name = m.venue) as "pitchId", cs.half_minutes as "halfMinutes",
       ${scoreObject(sql`m.home_score`, sql`m.away_score`)} as score, ${scoreObject(sql`m.half_time_home`, sql`m.half_time_away`)} as "halfTime",
       ${scoreObject(sql`m.extra_time_home`, sql`m.extra_time_away`)} as "extraTime",
       ${scoreObject(sql`m.penalties_home`, sql`m.penalties_away`)} as penalties,
       ${scoreObject(sql`m.official_home`, sql`m.official_away`)} as official, ${firstLegScore} as "firstLeg",
       m.official_reason_bg as "officialReasonBg", m.official_reason_en as "officialReasonEn",
       m.note, m.live_video as "liveVideo", m.summary_video as "summaryVideo",
       (select n.id from news n where n.match_id = m.id and n.published_at <= ${now} order by n.published_at desc limit 1) as "articleId",
       (select ${teamObject(sql`t`)} from teams t where t.id = m.home_team_id) as home,
       (select ${teamObject(sql`t`)} from teams t where t.id = m.away_team_id) as away,
       (select json_build_object('id', c.id, 'name', c.name, 'nameLatin', c.name_latin, 'logo', ${pictureAddress(sql`c.logo_id`)}, 'format', cs.format)
        from competitions c where c.id = cs.competition_id) as competition,
       (select json_build_object('id', g.id, 'number', g.number, 'eliminationRound', g.elimination_round)
        from gameweeks g where g.id = m.gameweek_id) as gameweek,
       (select json_build_object('id', s.id, 'yearStart', s.year_start, 'yearEnd', s.year_end)
        from seasons s where s.id = cs.season_id) as season,
       (select json_build_object('id', r.id, 'name', r.name, 'nameLatin', r.name_latin) from referees r where r.id = m.referee_id) as referee,
       (select ${person(sql`p`, sql`s.player_id`)} from player_match_stats s left join ${publicPlayers(now)} p on p.id = s.player_id
        where s.match_id = m.id and s.man_of_the_match limit 1) as "manOfTheMatch",
       ${ledgerList(now)} as ledger, ${lineupList(now)} as lineups,
       case when m.status = 'LIVE' then
         json_build_object('teamStats', ${teamStatsList}, 'playerStats', ${playerStatsList(now)}) end as "liveStats"
     from matches m join competition_seasons cs on cs.id = m.competition_season_id
     where m.id = ${matchId}`,
  );
}
