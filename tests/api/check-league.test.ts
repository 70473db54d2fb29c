import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '#server/db/sql.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLeague } from '#server/check/check-league.ts';
import type { VideoLookup } from '#server/check/check-videos.ts';
import { FAULT_CODES, type FaultCode, type Finding } from '#server/check/faults.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { addRows } from '#server/league-files/openfootball/add-rows.ts';
import { parseNotes, parseOpenfootball } from '#server/league-files/openfootball/openfootball-file.ts';
import { toRows } from '#server/league-files/openfootball/to-rows.ts';
import { packageRoot } from '#server/root.ts';
import { DEMO_NOW, demoLeague } from '#tests/support/demo-league.ts';
import { openLeagueDatabase } from '#tests/support/league-database.ts';

/* The demo league has no mistakes; each test makes one, and it is found. */

let league: OpenDatabase;
let whole: Finding[];
let known: Finding[];
beforeAll(async () => {
  league = await openLeagueDatabase(demoLeague());
  ({ findings: whole } = await checkLeague(league.db, DEMO_NOW));
  // Each of the tests below checks all matches: without those of past seasons it takes a fraction of the time.
  await league.db.run(sql`
    with past as (select m.id from matches m join competition_seasons cs on cs.id = m.competition_season_id
        join seasons s on s.id = cs.season_id where not s.is_current),
      a as (update awards set match_id = null where match_id in (table past)),
      n as (update news set match_id = null where match_id in (table past)),
      l as (delete from lineups where match_id in (table past)),
      p as (delete from player_match_stats where match_id in (table past)),
      t as (delete from team_match_stats where match_id in (table past)),
      e as (delete from match_ledger where match_id in (table past))
    select`);
  await league.db.run(sql`
    delete from matches m using competition_seasons cs, seasons s
    where cs.id = m.competition_season_id and s.id = cs.season_id and not s.is_current`);
  ({ findings: known } = await checkLeague(league.db, DEMO_NOW));
});
afterAll(() => league?.close());

test('the demo league has no mistakes', () => {
  expect(whole.filter(({ severity }) => severity === 'mistake')).toEqual([]);
});

test.each(['world-cup-2022', 'premier-league-2023-24'])('a real league has no mistakes: %s', async (name) => {
  const read = (file: string) => readFileSync(join(packageRoot, 'tests/data/openfootball', file), 'utf8');
  const { rows } = toRows(parseOpenfootball(read(`${name}.json`), name), parseNotes(read(`${name}.notes.json`), name));
  const own = await openLeagueDatabase();
  await addRows(own, rows);
  const { findings } = await checkLeague(own.db, new Date('2024-06-01T12:00:00Z'));
  expect(findings.filter(({ severity }) => severity === 'mistake')).toEqual([]);
  await own.close();
});

/** Rows of the current league for the mistakes below. */
const FINISHED = `(select m.id from matches m join competition_seasons cs on cs.id = m.competition_season_id join competitions c on c.id = cs.competition_id
  where c.key = 'delta-liga' and m.status = 'FINISHED' and m.home_score > 0
    and not exists (select from match_ledger e where e.match_id = m.id and e.kind in ('CORRECTION', 'WITHDRAWAL')) order by m.start_time desc, m.id limit 1)`;
const HOME = `(select home_team_id from matches where id = ${FINISHED})`;
const AWAY = `(select away_team_id from matches where id = ${FINISHED})`;
const MEMBER = `(select player_id from squad_memberships where team_id = ${HOME} and left_on is null and rank = 'MAIN' and shirt_number is not null order by id limit 1)`;
const OTHER_MEMBER = `(select player_id from squad_memberships where team_id = ${HOME} and left_on is null and rank = 'MAIN' and shirt_number is not null order by id offset 1 limit 1)`;
const STRANGER = `(select player_id from squad_memberships where team_id = ${AWAY} and left_on is null order by id limit 1)`;
const SEASON = `(select competition_season_id from matches where id = ${FINISHED})`;
const ARTICLE = `(select id from news order by id limit 1)`;
const leaveOnly = (players: number) =>
  `delete from squad_memberships where team_id = ${HOME} and id not in
    (select id from squad_memberships where team_id = ${HOME} and left_on is null order by id limit ${players})`;

/** A starter of that match was sent off in the one before. */
const sentOff = (recordedAt: string) => `
    insert into match_ledger (match_id, revision, idempotency_key, kind, phase, team_id, player_id, recorded_at)
    select e.id, 9999, 'x', 'RED_CARD', 'SECOND_HALF', p.team_id, p.player_id, ${recordedAt}
    from player_match_stats p join matches m on m.id = p.match_id join lateral (
      select * from matches e where e.competition_season_id = m.competition_season_id and e.status = 'FINISHED'
        and p.team_id in (e.home_team_id, e.away_team_id) and e.start_time < m.start_time order by e.start_time desc limit 1) e on true
    where m.id = ${FINISHED} and p.starter order by p.player_id limit 1`;

/** One is banned, from and until so many days after it. */
const banned = (starts: string, ends: string, lifted = 'null', competition = 'null') => `
  insert into bans (key, player_id, competition_id, starts_on, ends_on, lifted_on, reason_bg, reason_en)
  select 'x', p.player_id, ${competition}, m.start_time::date ${starts}, m.start_time::date ${ends}, ${lifted}, 'x', 'x'
  from player_match_stats p join matches m on m.id = p.match_id where m.id = ${FINISHED} and p.starter order by p.player_id limit 1`;

class RollBack extends Error {}

/** The findings after a statement, which is rolled back. */
async function findAfter(statement: string) {
  let findings: Finding[] = [];
  const undone = league.db.transaction(async (tx) => {
    await tx.run(sql.raw(statement));
    ({ findings } = await checkLeague(tx, DEMO_NOW));
    throw new RollBack();
  });
  await expect(undone).rejects.toThrow(RollBack);
  return findings;
}

describe('mistakes are found', () => {
  const mistakes: [FaultCode, string, string][] = [
    [
      'match-without-result',
      'nobody ended it',
      `update matches set status = 'UPCOMING', phase = 'NOT_STARTED' where id = ${FINISHED}`,
    ],
    ['match-without-result', 'nobody blew the whistle', `update matches set status = 'LIVE' where id = ${FINISHED}`],
    ['score-without-goals', 'another result', `update matches set home_score = home_score + 1 where id = ${FINISHED}`],
    [
      'score-without-goals',
      'a goal taken back',
      `insert into match_ledger (match_id, revision, idempotency_key, kind, phase, target_revision)
        select match_id, 9999, 'x', 'WITHDRAWAL', phase, revision from match_ledger where match_id = ${FINISHED} and kind = 'GOAL' order by revision limit 1`,
    ],
    [
      'player-outside-squad',
      'on the sheet',
      `insert into lineups (match_id, player_id, team_id, starter, place) select ${FINISHED}, p.id, ${HOME}, false, 99 from players p
        where p.id not in (select player_id from lineups where match_id = ${FINISHED}) and p.id not in (select player_id from squad_memberships where team_id = ${HOME}) limit 1`,
    ],
    [
      'player-outside-squad',
      'in the events',
      `insert into match_ledger (match_id, revision, idempotency_key, kind, phase, team_id, player_id)
        values (${FINISHED}, 9999, 'x', 'YELLOW_CARD', 'FIRST_HALF', ${HOME}, ${STRANGER})`,
    ],
    ['played-suspended', 'banned until later', banned('- 3', '+ 3')],
    ['played-suspended', 'sent off in the match before', sentOff('e.start_time')],
    [
      'team-outside-competition',
      'it left the list',
      `delete from competition_teams where team_id = ${HOME} and competition_season_id = ${SEASON}`,
    ],
    [
      'matches-overlap',
      'a team',
      `update matches set start_time = (select start_time + interval '59 minutes' from matches where id = ${FINISHED}) where id =
        (select id from matches where status = 'FINISHED' and ${HOME} in (home_team_id, away_team_id) and id <> ${FINISHED} limit 1)`,
    ],
    [
      'matches-overlap',
      'a referee',
      `update matches set start_time = (select start_time from matches where id = ${FINISHED}), referee_id = (select referee_id from matches where id = ${FINISHED})
        where id = (select id from matches where status = 'FINISHED' and not (array[${HOME}, ${AWAY}] && array[home_team_id, away_team_id]) order by start_time limit 1)`,
    ],
    [
      'video-link',
      'cut short',
      `update matches set summary_video = 'https://www.youtube.com/watch?v=Delta' where id = ${FINISHED}`,
    ],
    ['video-link', 'another site', `update matches set live_video = 'https://example.com/clip' where id = ${FINISHED}`],
    [
      'too-young',
      'fourteen',
      `update players set birthdate = '2011-03-16', parental_declaration = true where id = ${MEMBER}`,
    ],
    [
      'minor-without-declaration',
      'fifteen',
      `update players set birthdate = '2011-03-15', parental_declaration = false where id = ${MEMBER}`,
    ],
    [
      'player-in-two-teams',
      'both his own',
      `insert into squad_memberships (team_id, player_id, joined_on) values (${AWAY}, ${MEMBER}, '2026-01-10')`,
    ],
    [
      'player-twice-in-squad',
      'two rows',
      `insert into squad_memberships (team_id, player_id, joined_on) values (${HOME}, ${MEMBER}, '2026-01-10')`,
    ],
    [
      'shirt-number-twice',
      'two wear it',
      `update squad_memberships s set shirt_number = (select shirt_number from squad_memberships where team_id = ${HOME} and player_id = ${MEMBER} limit 1)
        where team_id = ${HOME} and player_id = ${OTHER_MEMBER}`,
    ],
    [
      'team-name-twice',
      'in the other alphabet',
      `update teams set name = name_latin where id = ${AWAY};
      update teams set name_latin = (select name_latin from teams where id = ${AWAY}) where id = ${HOME}`,
    ],
    [
      'team-name-twice',
      'a former name',
      `update teams set former_names = array[(select name from teams where id = ${AWAY})] where id = ${HOME}`,
    ],
    [
      'player-name-twice',
      'two people',
      `update players set name = (select name from players where id = ${MEMBER}), birthdate = null where id = ${STRANGER}`,
    ],
    ['squad-too-small', 'five', leaveOnly(5)],
    ['squad-below-rules', 'seven', leaveOnly(7)],
    ['team-without-squad', 'nobody', leaveOnly(0)],
    [
      'team-without-group',
      'no groups at all',
      `update competition_seasons set format = 'GROUP_STAGE' where id = ${SEASON}`,
    ],
    ['no-current-season', 'none', 'update seasons set is_current = false'],
    ['season-over', 'the last one', `update seasons set ends_on = '2026-03-14' where is_current`],
    [
      'picture-missing',
      'in the text',
      `update news set content_en = content_en || '<img src="/media/000000000000000000000000.png">' where id = ${ARTICLE}`,
    ],
    ['article-untranslated', 'empty', `update news set content_en = '<p> </p>' where id = ${ARTICLE}`],
    [
      'pitch-twice',
      'at the same time',
      `update matches set (venue, start_time) = (select venue, start_time from matches where id = ${FINISHED}) where id =
        (select id from matches where status = 'FINISHED' and id <> ${FINISHED} order by start_time limit 1)`,
    ],
    [
      'team-twice-a-day',
      'noon and evening',
      `update matches set start_time = (select start_time - interval '5 hours' from matches where id = ${FINISHED}) where id =
        (select id from matches where status = 'FINISHED' and ${HOME} in (home_team_id, away_team_id) and id <> ${FINISHED} limit 1)`,
    ],
    ['match-outside-season', 'years before', `update matches set start_time = '2020-01-01' where id = ${FINISHED}`],
    [
      'match-outside-gameweek',
      'a month before',
      `update matches set start_time = start_time - interval '1 month', previous_start_time = null, sequence = 0 where id = ${FINISHED}`,
    ],
    [
      'squad-above-rules',
      'all players of the league',
      `insert into squad_memberships (team_id, player_id, joined_on) select (select team_id from squad_memberships group by 1 having count(*) filter (where left_on is null) <= 16 order by 1 limit 1), id, '2026-01-10' from players`,
    ],
    ['portrait-missing', 'one of them', `update players set picture_id = null where id = ${MEMBER}`],
    ['birthdate-unknown', 'empty', `update players set birthdate = null where id = ${MEMBER}`],
    ['badge-missing', 'none', `update teams set badge_id = null where id = ${HOME}`],
    ['logo-missing', 'none', `update competitions set logo_id = null where key = 'delta-liga'`],
    [
      'competition-without-teams',
      'nobody',
      `insert into competition_seasons (competition_id, season_id, format, starts_on, ends_on)
        select c.id, s.id, 'LEAGUE', s.starts_on, s.ends_on from competitions c, seasons s
        where not exists (select from competition_seasons where competition_id = c.id and season_id = s.id) limit 1`,
    ],
    [
      'competition-outside-season',
      'summer',
      `update competition_seasons set ends_on = ends_on + 400 where id = ${SEASON}`,
    ],
    [
      'gameweek-without-matches',
      'one more',
      `insert into gameweeks (competition_season_id, number, starts_on, ends_on) values (${SEASON}, 99, '2026-05-01', '2026-05-02')`,
    ],
    [
      'gameweek-outside-season',
      'in summer',
      `update gameweeks set ends_on = ends_on + 300 where id = (select gameweek_id from matches where id = ${FINISHED})`,
    ],
    [
      'zone-outside-table',
      'place 99',
      `update competition_seasons set zones = '[{"from": 98, "to": 99, "kind": "drop", "labelBg": "Изпадане", "labelEn": "Relegation"}]' where id = ${SEASON}`,
    ],
    ['tie-breaker-unused', 'twice', `update competition_seasons set tie_breakers = '{wins,wins}' where id = ${SEASON}`],
  ];

  test.each(mistakes)('%s: %s', async (code, _how, mistake) => {
    const found = (await findAfter(mistake)).filter((each) => each.code === code);
    expect(found.length).toBeGreaterThan(known.filter((each) => each.code === code).length);
    for (const { name, what } of found) expect([name, what]).not.toContain('');
  });

  test('every kind of finding is tested', () => {
    const tried = new Set(mistakes.map(([code]) => code));
    expect(FAULT_CODES.filter((code) => !tried.has(code))).toEqual([]);
  });

  test('a finding says where it is and how to fix it', async () => {
    const [found] = await findAfter(
      `update matches set live_video = 'https://example.com/clip' where id = ${FINISHED}`,
    );
    expect(found).toEqual({
      severity: 'mistake',
      code: 'video-link',
      id: expect.any(Number) as number,
      table: 'matches',
      key: expect.stringMatching(/^delta-liga-2025-2026-/) as string,
      name: expect.stringMatching(/^.+ – .+, \d\d\.03\.2026 \d\d:\d\d$/) as string,
      page: expect.stringMatching(/^\/match-details\/\d+$/) as string,
      what: 'live_video is not the address of a video: https://example.com/clip',
      facts: {},
      mend: 'paste the address of the video on YouTube, or empty the cell',
    });
  });
});

describe('[SU13] who played is not blamed for', () => {
  const found = async (statement: string) =>
    (await findAfter(statement)).filter(({ code }) => code === 'played-suspended').map(({ what }) => what);

  test('a card that was recorded after the match began', async () => {
    expect(await found(sentOff('e.start_time'))).toEqual([expect.stringMatching(/, suspended by a red card$/)]);
    expect(await found(sentOff(`m.start_time + interval '1 hour'`))).toEqual([]);
  });

  test('a ban that began later, was lifted, or holds elsewhere', async () => {
    expect(await found(banned('- 0', '+ 0'))).toEqual([expect.stringMatching(/, banned by the commission until \d/)]);
    expect(await found(banned('+ 1', '+ 1'))).toEqual([]);
    expect(await found(banned('- 1', '+ 0', 'm.start_time::date'))).toEqual([]);
    const cup = `(select id from competitions where key = 'kupa-delta')`;
    expect(await found(banned('- 0', '+ 0', 'null', cup))).toEqual([]);
  });
});

describe('legitimate exceptions are not reported', () => {
  test.each<[string, FaultCode, string]>([
    [
      'a match of yesterday evening, 23 hours ago',
      'match-without-result',
      `update matches set status = 'UPCOMING', phase = 'NOT_STARTED', start_time = '2026-03-14T18:30:00Z' where id = ${FINISHED}`,
    ],
    [
      'a postponed match',
      'match-without-result',
      `update matches set status = 'POSTPONED', phase = 'NOT_STARTED' where id = ${FINISHED}`,
    ],
    [
      'a result without any goals recorded',
      'score-without-goals',
      `delete from match_ledger where match_id = ${FINISHED}`,
    ],
    [
      'a second team for other competitions',
      'player-in-two-teams',
      `insert into squad_memberships (team_id, player_id, rank, joined_on) values (${AWAY}, ${MEMBER}, 'SECONDARY', '2026-01-10')`,
    ],
    [
      'a player who moved on',
      'player-in-two-teams',
      `with left_behind as (update squad_memberships set left_on = '2026-03-14' where player_id = ${MEMBER})
      insert into squad_memberships (team_id, player_id, joined_on) values (${AWAY}, ${MEMBER}, '2026-03-15')`,
    ],
    [
      'a number that somebody wore before',
      'shirt-number-twice',
      `insert into squad_memberships (team_id, player_id, shirt_number, joined_on, left_on)
      select ${HOME}, ${STRANGER}, shirt_number, '2026-01-01', '2026-03-14' from squad_memberships where team_id = ${HOME} and player_id = ${MEMBER}`,
    ],
    ['a video without a link', 'video-link', `update matches set live_video = ' ' where id = ${FINISHED}`],
    [
      'fifteen with the declaration',
      'minor-without-declaration',
      `update players set birthdate = '2011-03-15', parental_declaration = true where id = ${MEMBER}`,
    ],
  ])('%s', async (_what, code, statement) => {
    expect((await findAfter(statement)).filter((each) => each.code === code)).toEqual([]);
  });
});

test('online, missing videos are found; videos without a response are counted', async () => {
  const { rows } = await league.pool.query<{ id: string }>(
    `select distinct right(summary_video, 11) as id from matches where summary_video like '%v=%' order by id limit 2`,
  );
  const [gone, silent] = rows.map(({ id }) => id);
  const ask: VideoLookup = (id) => Promise.resolve(id === silent ? null : id !== gone);
  const { findings, unanswered } = await checkLeague(league.db, DEMO_NOW, ask);
  const found = findings.filter(({ code }) => code === 'video-link');
  expect(found.length).toBeGreaterThan(0);
  for (const { what } of found) expect(what).toContain(`a video that is gone: https://www.youtube.com/watch?v=${gone}`);
  expect(unanswered).toBe(1);
});
