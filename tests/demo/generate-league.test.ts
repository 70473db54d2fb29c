import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MATCH_STATUSES } from '#domain/match/status.ts';
import { LEDGER_KINDS } from '#domain/match/ledger-entry.ts';
import { OCCASION_AWARDS, SEASON_AWARDS, TEAM_AWARDS } from '#domain/player/award.ts';
import { COMPETITION_FORMATS } from '#domain/standings/format.ts';
import type { CompetitionSeasonEntry, League, MatchEntry, PlayerStatsEntry } from '#server/league-files/league.ts';
import { generateInSteps, generateLeague } from '#server/demo/generate-league.ts';
import { addDays, addMinutes, ageOn, dayAt } from '#domain/formatting/sofia-time.ts';
import { tableOf } from '#server/demo/tables.ts';

const MOMENTS = {
  'an afternoon in November': '2026-11-15T15:45:33Z',
  'the first of July': '2026-07-01T09:00:00Z',
  'the last minute of the year': '2026-12-31T21:59:59Z',
  'a leap day': '2028-02-29T12:00:00Z',
  'the night summer time begins': '2027-03-28T00:40:00Z',
  'the hour that autumn plays twice': '2026-10-25T00:30:00Z',
  'the first minute of a football year': '2026-07-31T21:00:10Z',
};

const leagues = Object.entries(MOMENTS).map(([moment, instant], i) => {
  const now = new Date(instant);
  return { moment, now, today: dayAt(now), league: generateLeague({ seed: `seed ${i}`, now }) };
});
const [{ league: example, now: exampleNow }] = leagues as [(typeof leagues)[0]];

const digest = (league: League) =>
  createHash('sha256')
    .update(
      JSON.stringify(league, (_, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
      ),
    )
    .digest('hex');

const matchesIn = (league: League, { competition, season }: Pick<CompetitionSeasonEntry, 'competition' | 'season'>) =>
  league.matches.filter((match) => match.competition === competition && match.season === season);
const currentSeason = (league: League) => league.seasons.find(({ isCurrent }) => isCurrent)!;
const homeLeague = (league: League) =>
  league.competitionSeasons.find((s) => s.competition === 'delta-liga' && s.season === currentSeason(league).key)!;
const previousHomeLeague = (league: League) =>
  league.competitionSeasons.find((s) => s.competition === 'delta-liga' && s.season !== currentSeason(league).key)!;
const repeated = (items: readonly string[]) => {
  const seen = new Set<string>();
  return items.filter((item) => seen.size === seen.add(item).size);
};

/** In a process of its own, because a worker thread cannot change its zone. */
function digestElsewhere(seed: string, now: string): string {
  const script = `
    import { createHash } from 'node:crypto';
    import { generateLeague } from '#server/demo/generate-league.ts';
    if (new Date('${now}').getTimezoneOffset() === 0) throw new Error('still in Greenwich');
    const league = generateLeague({ seed: '${seed}', now: new Date('${now}') });
    const text = JSON.stringify(league, (_, value) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value));
    process.stdout.write(createHash('sha256').update(text).digest('hex'));`;
  return execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, TZ: 'America/New_York', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
    encoding: 'utf8',
  });
}

describe('the same seed and the same minute', { timeout: 60_000 }, () => {
  it('give the same bytes, in any zone and at any second of the minute', () => {
    const first = digest(example);
    expect(digest(generateLeague({ seed: 'seed 0', now: new Date('2026-11-15T15:45:00Z') }))).toBe(first);
    expect(digestElsewhere('seed 0', '2026-11-15T15:45:59.999Z')).toBe(first);
  });

  it('are both needed', () => {
    const other = generateLeague({ seed: 'another', now: exampleNow });
    expect(digest(other)).not.toBe(digest(example));
    expect(other.players.map(({ key }) => key)).not.toEqual(example.players.map(({ key }) => key));
    expect(digest(leagues[1]!.league)).not.toBe(digest(example));
  });

  it('give the same in steps, which tell how far the work has come', () => {
    const generated = generateInSteps({ seed: 'seed 0', now: exampleNow });
    const told: string[] = [];
    let step = generated.next();
    for (; !step.done; step = generated.next()) told.push(`${step.value.done}/${step.value.total} ${step.value.what}`);
    expect(told).toEqual(['0/5 squads', '1/5 matches', '2/5 honours', '3/5 news', '4/5 pictures']);
    expect(digest(step.value)).toBe(digest(example));
  });
});

describe.each(leagues)('a league at $moment', ({ league, now, today }) => {
  it('has a previous season and a current one that contains the day', () => {
    const [previous, current] = league.seasons;
    expect(league.seasons.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(current!.startsOn <= today && today <= current!.endsOn).toBe(true);
    expect(addDays(previous!.endsOn, 1)).toBe(current!.startsOn);
    const footballYear = Number(today.slice(0, 4)) - (today.slice(5) >= '08' ? 0 : 1);
    expect([current!.yearStart, current!.yearEnd, previous!.yearStart]).toEqual([
      footballYear,
      footballYear + 1,
      footballYear - 1,
    ]);
    for (const season of league.competitionSeasons) {
      const { startsOn, endsOn } = league.seasons.find(({ key }) => key === season.season)!;
      expect([season.competition, season.startsOn >= startsOn, season.endsOn <= endsOn]).toEqual([
        season.competition,
        true,
        true,
      ]);
    }
  });

  it('stands at the sixteenth of 22 gameweeks', () => {
    const { gameweeks } = homeLeague(league);
    expect(gameweeks).toHaveLength(22);
    expect(
      gameweeks.filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn).map((w) => w.number),
    ).toEqual([16]);
    for (const [i, week] of gameweeks.entries()) {
      if (i > 0) expect(addDays(gameweeks[i - 1]!.endsOn, 1)).toBe(week.startsOn);
    }
  });

  it('has three matches under way, and three that begin within the hour', () => {
    const live = league.matches.filter(({ status }) => status === 'LIVE');
    expect(live.map(({ phase }) => phase).toSorted()).toEqual(['FIRST_HALF', 'HALF_TIME', 'SECOND_HALF']);
    expect(live.map(({ competition }) => competition).toSorted()).toEqual(['delta-liga', 'delta-liga', 'zimna-kupa']);
    for (const match of live) {
      expect(match.ledger.length).toBeGreaterThan(1);
      expect(match.score![0] + match.score![1]).toBeGreaterThan(0);
      expect(match.playerStats.filter(({ rating }) => rating === null)).toEqual([]);
      expect(new Set(match.playerStats.map(({ team }) => team)).size).toBe(2);
    }
    const soon = league.matches
      .filter(({ status, startTime }) => status === 'UPCOMING' && startTime! <= addMinutes(now, 60).toISOString())
      .map((match) => ({
        ahead: (Date.parse(match.startTime!) - now.getTime()) / 60_000,
        minute: new Date(match.startTime!).getUTCMinutes() % 5,
        competition: match.competition,
      }));
    expect(soon.map(({ competition }) => competition)).toEqual(['delta-liga', 'delta-liga', 'zimna-kupa']);
    expect(soon.map(({ minute }) => minute)).toEqual([0, 0, 0]);
    for (const [index, ahead] of [10, 25, 45].entries()) expect(Math.abs(soon[index]!.ahead - ahead)).toBeLessThan(3.5);
    const current = [
      ...live,
      ...league.matches.filter((m) => m.status === 'UPCOMING' && m.startTime! <= addMinutes(now, 60).toISOString()),
    ];
    expect(new Set(current.filter((m) => m.competition === 'delta-liga').map((m) => m.gameweek))).toEqual(
      new Set([16]),
    );
  });

  it('shows the right clock', () => {
    const minute = Math.floor(now.getTime() / 60_000) * 60_000;
    for (const match of league.matches.filter(({ status }) => status === 'LIVE')) {
      const running = match.clockRunningSince === null ? 0 : (minute - Date.parse(match.clockRunningSince)) / 1000;
      const shown = match.clockSeconds + running;
      const [least, most] = { FIRST_HALF: [0, 1500], HALF_TIME: [1500, 1560], SECOND_HALF: [1501, 3000] }[
        match.phase as 'HALF_TIME'
      ];
      expect(shown).toBeGreaterThanOrEqual(least!);
      expect(shown).toBeLessThanOrEqual(most!);
      expect(match.clockRunningSince === null).toBe(match.phase === 'HALF_TIME');
      if (match.phase === 'FIRST_HALF') expect(match.clockRunningSince).toBe(match.startTime);
      const latest = Math.max(0, ...match.ledger.map((entry) => entry.minute ?? 0));
      expect(latest).toBeLessThanOrEqual(Math.ceil(shown / 60));
    }
  });

  it('has three active competitions, one to come and seven that are over', () => {
    const latest = (key: string) => league.competitionSeasons.filter((s) => s.competition === key);
    const of = (which: (season: CompetitionSeasonEntry) => boolean) =>
      league.competitions.filter(({ key }) => latest(key).some(which)).map(({ key }) => key);
    expect(of((s) => s.startsOn <= today && today <= s.endsOn)).toEqual(['delta-liga', 'kupa-delta', 'zimna-kupa']);
    expect(of((s) => s.startsOn > today)).toEqual(['mladezhka-liga']);
    const over = league.competitions
      .filter(({ key }) => latest(key).every((s) => s.endsOn < today))
      .map(({ key }) => key);
    expect(over.toSorted()).toEqual([
      'koleda',
      'kupa-balik',
      'kupa-dobrudzha',
      'prolet',
      'superkupa',
      'zala',
      'zlaten-klas',
    ]);
    expect(new Set(league.competitionSeasons.map(({ format }) => format))).toEqual(new Set(COMPETITION_FORMATS));
    for (const season of league.competitionSeasons.filter((s) => s.endsOn < today)) {
      expect(matchesIn(league, season).filter(({ status }) => status === 'UPCOMING' || status === 'LIVE')).toEqual([]);
    }
  });

  it('shows every status and kind of act', () => {
    expect(new Set(league.matches.map(({ status }) => status))).toEqual(new Set(MATCH_STATUSES));
    const kinds = new Set(league.matches.flatMap(({ ledger }) => ledger.map(({ kind }) => kind)));
    // Team sheets and statistics lie beside the ledger of what was played before.
    const never = ['CLOCK_STOP', 'CLOCK_START', 'ABANDON', 'LINEUP', 'STATISTICS', 'CORRECTION', 'WITHDRAWAL'];
    expect(kinds).toEqual(new Set(LEDGER_KINDS.filter((kind) => !never.includes(kind))));
    const awarded = league.matches.filter(({ status }) => status === 'AWARDED');
    expect(awarded.filter(({ score }) => score === null)).toHaveLength(1);
    expect(awarded).toHaveLength(2);
    expect(awarded.every(({ official }) => official!.score.includes(3) && official!.score.includes(0))).toBe(true);
    const moved = league.matches.filter(({ previousStartTime }) => previousStartTime !== null);
    expect(moved.map(({ status }) => status)).toEqual(['UPCOMING']);
    expect(homeLeague(league).adjustments.map(({ points }) => points)).toEqual([-1]);
  });

  it('plays the cup down to two semi-finals, through extra time and penalties', () => {
    const cup = league.competitionSeasons.find(
      (s) => s.competition === 'kupa-delta' && s.season === currentSeason(league).key,
    )!;
    const matches = matchesIn(league, cup);
    const inWeek = (number: number) => matches.filter(({ gameweek }) => gameweek === number);
    expect([1, 2, 3, 4].map((week) => inWeek(week).length)).toEqual([8, 4, 2, 1]);
    expect([...inWeek(1), ...inWeek(2)].every(({ status }) => status === 'FINISHED')).toBe(true);
    expect(inWeek(3).every(({ status, home, away }) => status === 'UPCOMING' && home !== null && away !== null)).toBe(
      true,
    );
    expect(inWeek(4).map(({ home, away }) => [home, away])).toEqual([[null, null]]);
    expect(matches.some(({ extraTime, penalties }) => extraTime !== null && penalties === null)).toBe(true);
    expect(matches.some(({ extraTime, penalties }) => extraTime !== null && penalties !== null)).toBe(true);
    expect(league.matches.some(({ extraTime, penalties }) => extraTime === null && penalties !== null)).toBe(true);
    expect(cup.teams.map(({ seed }) => seed)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    const unknown = league.matches.filter((m) => m.competition === 'zimna-kupa' && m.bracketSlot !== null);
    expect(unknown.map(({ home, bracketSlot }) => [home, bracketSlot])).toEqual([
      [null, 1],
      [null, 2],
      [null, 1],
    ]);
  });

  it('plays every pair of a league once at home and once away, each team once a gameweek', () => {
    for (const season of league.competitionSeasons.filter(({ format }) => format === 'LEAGUE')) {
      const matches = matchesIn(league, season);
      expect(matches).toHaveLength(season.teams.length * (season.teams.length - 1));
      expect(repeated(matches.map(({ home, away }) => `${home} ${away}`))).toEqual([]);
      expect(
        repeated(matches.flatMap(({ gameweek, home, away }) => [`${gameweek} ${home}`, `${gameweek} ${away}`])),
      ).toEqual([]);
    }
  });

  it('plays each match within its gameweek', () => {
    for (const season of league.competitionSeasons) {
      for (const match of matchesIn(league, season)) {
        const week = season.gameweeks.find(({ number }) => number === match.gameweek)!;
        const day = dayAt(new Date(match.previousStartTime ?? match.startTime!));
        // A weekday match that finds its pitch or a team taken waits a day or two.
        expect([match.key, day >= week.startsOn, day <= addDays(week.endsOn, 2)]).toEqual([match.key, true, true]);
      }
    }
  });

  it('sends the last two down and brings two up', () => {
    const before = previousHomeLeague(league);
    const table = tableOf(before, matchesIn(league, before)).map(({ team }) => team);
    const now12 = homeLeague(league).teams.map(({ team }) => team);
    expect(now12.filter((team) => table.includes(team)).toSorted()).toEqual(table.slice(0, 10).toSorted());
    expect(now12).toHaveLength(12);
  });

  it('names nobody and nothing that it does not hold', () => {
    const keys = (items: readonly { key: string }[]) => new Set(items.map(({ key }) => key));
    const teams = keys(league.teams);
    const players = keys(league.players);
    const matches = keys(league.matches);
    const referees = keys(league.referees);
    const weeks = new Set(
      league.competitionSeasons.flatMap((s) =>
        s.gameweeks.map(({ number }) => `${s.competition} ${s.season} ${number}`),
      ),
    );
    const groups = new Set(
      league.competitionSeasons.flatMap((s) => s.teams.map((t) => `${s.competition} ${s.season} ${t.team} ${t.group}`)),
    );
    const lost: string[] = [];
    const look = (where: string, known: ReadonlySet<string>, ...names: (string | null)[]) => {
      for (const name of names) if (name !== null && !known.has(name)) lost.push(`${where}: ${name}`);
    };
    for (const m of league.matches) {
      look(m.key, teams, m.home, m.away, ...m.lineups.map(({ team }) => team), ...m.ledger.map(({ team }) => team));
      look(
        m.key,
        players,
        ...m.lineups.map(({ player }) => player),
        ...m.ledger.flatMap((e) => [e.player, e.otherPlayer]),
      );
      look(m.key, referees, m.referee);
      look(m.key, weeks, `${m.competition} ${m.season} ${m.gameweek}`);
      const inGroup = (team: string | null) =>
        team === null || m.bracketSlot !== null ? null : `${m.competition} ${m.season} ${team} ${m.group}`;
      look(m.key, groups, inGroup(m.home), inGroup(m.away));
    }
    for (const { player, team } of league.memberships)
      look('membership', new Set([...players, ...teams]), player, team);
    for (const t of league.transfers) look(t.key, new Set([...players, ...teams]), t.player, t.fromTeam, t.toTeam);
    for (const a of league.awards) {
      look(a.key, new Set([...players, ...teams, ...matches]), a.player, a.team, a.match);
      look(a.key, weeks, a.gameweek === null ? null : `${a.competition} ${a.season} ${a.gameweek}`);
      expect(a.team ?? a.player).not.toBeNull();
    }
    for (const c of league.compositions)
      look(c.key, players, c.goalkeeper, ...c.defenders, c.midfielder, ...c.forwards);
    for (const n of league.news) look(n.key, new Set([...teams, ...matches]), n.team, n.secondTeam, n.match);
    expect(lost).toEqual([]);
    const pictures = keys(league.media);
    if (pictures.size > 0) {
      look('picture', pictures, ...league.players.map((p) => p.picture), ...league.teams.map((t) => t.badge));
      look('picture', pictures, ...league.competitions.map((c) => c.logo), ...league.news.map((n) => n.picture));
      expect(lost).toEqual([]);
    }
  });

  it('gives every row a key of its own', () => {
    for (const table of [
      'media',
      'competitions',
      'teams',
      'players',
      'referees',
      'transfers',
      'matches',
      'news',
      'awards',
      'compositions',
    ] as const) {
      expect([table, repeated(league[table].map(({ key }) => key))]).toEqual([table, []]);
    }
    expect(repeated(league.players.map(({ name }) => name))).toEqual([]);
    expect(repeated(league.players.map(({ nameLatin }) => nameLatin))).toEqual([]);
    expect(repeated(league.competitionSeasons.flatMap((s) => s.adjustments.map(({ key }) => key)))).toEqual([]);
  });

  it('gives every team a squad, every shirt to one man at a time', () => {
    expect(league.teams).toHaveLength(16);
    const position = new Map(league.players.map((player) => [player.key, player.position]));
    for (const { key } of league.teams) {
      const memberships = league.memberships.filter(({ team }) => team === key);
      const present = memberships.filter((m) => m.joinedOn <= today && (m.leftOn === null || m.leftOn >= today));
      expect(present.length).toBeGreaterThanOrEqual(14);
      expect(present.filter(({ player }) => position.get(player) === 'GK')).toHaveLength(2);
      const clashes = memberships.flatMap((a, i) =>
        memberships
          .slice(i + 1)
          .filter((b) => a.shirtNumber !== null && a.shirtNumber === b.shirtNumber)
          .filter((b) => a.joinedOn <= (b.leftOn ?? '9999') && b.joinedOn <= (a.leftOn ?? '9999'))
          .map((b) => `${a.player} and ${b.player} wear ${a.shirtNumber} for ${key}`),
      );
      expect(clashes).toEqual([]);
    }
    for (const m of league.memberships) if (m.leftOn !== null) expect(m.leftOn >= m.joinedOn).toBe(true);
    expect(league.memberships.filter(({ shirtNumber }) => shirtNumber === null).length).toBeGreaterThan(0);
  });

  it('has players of fifteen to 42, some of them minors, from several countries, a few unseen', () => {
    const ages = league.players.map(({ birthdate }) => ageOn(birthdate!, today));
    expect(Math.min(...ages)).toBe(15);
    expect(Math.max(...ages)).toBeLessThanOrEqual(42);
    const minors = league.players.filter(({ birthdate }) => ageOn(birthdate!, today) < 18);
    expect(minors.length).toBeGreaterThanOrEqual(5);
    expect(minors.length).toBeLessThanOrEqual(12);
    expect(minors.filter(({ parentalDeclaration }) => !parentalDeclaration)).toEqual([]);
    const nations = new Set(league.players.map(({ nationality }) => nationality));
    expect(nations).toEqual(new Set(['BG', 'GB-ENG', 'US', 'BE', 'RO', 'UA', 'TR']));
    expect(league.players.filter(({ hidden }) => hidden)).toHaveLength(2);
    const withoutPicture = league.players.filter(({ picture }) => picture === null).length;
    expect(withoutPicture).toBeGreaterThan(2);
    expect(withoutPicture).toBeLessThan(15);
    expect(league.players.every(({ nameLatin }) => !/\p{Script=Cyrillic}/u.test(nameLatin))).toBe(true);
  });

  it('moves players so that transfers and memberships tell one story', () => {
    for (const { player, fromTeam, toTeam, movedOn, rank } of league.transfers) {
      const own = league.memberships.filter((m) => m.player === player);
      if (toTeam !== null)
        expect(own.filter((m) => m.team === toTeam && m.joinedOn === movedOn && m.rank === rank)).toHaveLength(1);
      if (fromTeam !== null && rank === 'MAIN') {
        expect(own.filter((m) => m.team === fromTeam && m.leftOn === addDays(movedOn, -1))).toHaveLength(1);
      }
      expect(movedOn <= today).toBe(true);
    }
    for (const { key } of league.players) {
      const main = league.memberships
        .filter((m) => m.player === key && m.rank === 'MAIN')
        .toSorted((a, b) => (a.joinedOn < b.joinedOn ? -1 : 1));
      for (const [i, m] of main.entries()) if (i > 0) expect(m.joinedOn > main[i - 1]!.leftOn!).toBe(true);
    }
    const some = (which: (transfer: League['transfers'][number]) => boolean) => league.transfers.filter(which).length;
    expect(some(({ fromTeam }) => fromTeam === null)).toBeGreaterThan(3);
    expect(some(({ toTeam }) => toTeam === null)).toBeGreaterThan(0);
    expect(some(({ fromTeam, toTeam }) => fromTeam !== null && toTeam !== null)).toBeGreaterThan(20);
    expect(new Set(league.transfers.map(({ rank }) => rank))).toEqual(new Set(['MAIN', 'SECONDARY', 'THIRD']));
  });

  it('names a team of the week for every gameweek that is over, from those who played in it', () => {
    const hidden = new Set(league.players.filter((player) => player.hidden).map(({ key }) => key));
    for (const season of league.competitionSeasons) {
      for (const week of season.gameweeks.filter(({ endsOn }) => endsOn < today)) {
        const named = league.compositions.filter(
          (c) => c.competition === season.competition && c.season === season.season && c.gameweek === week.number,
        );
        expect([season.competition, week.number, named.length]).toEqual([season.competition, week.number, 1]);
        const six = named.flatMap((c) => [c.goalkeeper, ...c.defenders, c.midfielder, ...c.forwards]);
        const played = new Set(
          matchesIn(league, season)
            .filter(({ gameweek }) => gameweek === week.number)
            .flatMap(({ playerStats }) => playerStats.map(({ player }) => player)),
        );
        expect(new Set(six).size).toBe(6);
        expect(six.filter((player) => !played.has(player) || hidden.has(player))).toEqual([]);
      }
    }
    const weekly = league.compositions.filter(({ type }) => type === 'TEAM_OF_THE_WEEK');
    expect(weekly.every(({ createdOn, gameweek }) => createdOn <= today && gameweek !== null)).toBe(true);
    const ofSeason = league.compositions
      .filter(({ type }) => type === 'TEAM_OF_THE_SEASON')
      .map(({ competition }) => competition);
    expect(ofSeason.toSorted()).toEqual([
      'delta-liga',
      'koleda',
      'kupa-delta',
      'kupa-dobrudzha',
      'prolet',
      'zala',
      'zlaten-klas',
    ]);
    expect(league.compositions.filter(({ type }) => type === 'TEAM_OF_THE_YEAR')).toHaveLength(1);
  });

  it('gives every award, to those who deserve it', () => {
    const subtypes = new Set(league.awards.map(({ subtype }) => subtype));
    expect(subtypes).toEqual(new Set([...TEAM_AWARDS, ...SEASON_AWARDS, ...OCCASION_AWARDS]));
    expect(league.awards.filter(({ awardedOn }) => awardedOn > today)).toEqual([]);
    for (const season of league.competitionSeasons.filter((s) => s.endsOn < today)) {
      const matches = matchesIn(league, season);
      const holder = (subtype: string) =>
        league.awards.find(
          (a) => a.subtype === subtype && a.competition === season.competition && a.season === season.season,
        );
      const totals = (of: (stats: PlayerStatsEntry) => number) => totalsOf(matches, of);
      const goals = totals((stats) => stats.goals);
      expect(goals.get(holder('GOLDEN_BOOT')!.player!)).toBe(shownMost(league, goals));
      if (season.format === 'LEAGUE') expect(holder('FIRST_PLACE')!.team).toBe(tableOf(season, matches)[0]!.team);
      if (season.competition !== 'delta-liga') continue;
      const assists = totals((stats) => stats.assists);
      expect(assists.get(holder('ASSISTS_KING')!.player!)).toBe(shownMost(league, assists));
      const minutes = totals((stats) => stats.minutesPlayed);
      expect(minutes.get(holder('IRON_MAN_AWARD')!.player!)).toBe(shownMost(league, minutes));
      const table = tableOf(season, matches);
      const attack = table.find(({ team }) => team === holder('BEST_ATTACK')!.team)!;
      expect(attack.goalsScored).toBe(Math.max(...table.map(({ goalsScored }) => goalsScored)));
    }
  });

  it('has videos, and missing ones', () => {
    const links = league.matches.flatMap(({ liveVideo, summaryVideo }) => [liveVideo, summaryVideo]);
    const valid = links.filter(
      (link) => link !== null && /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/.test(link),
    );
    expect(valid.length).toBeGreaterThan(200);
    expect(links.filter((link) => link === '').length).toBeGreaterThan(0);
    expect(links.filter((link) => link !== null && link !== '').length).toBe(valid.length);
  });
});

function totalsOf(matches: readonly MatchEntry[], of: (stats: PlayerStatsEntry) => number): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { playerStats } of matches) {
    for (const stats of playerStats) totals.set(stats.player, (totals.get(stats.player) ?? 0) + of(stats));
  }
  return totals;
}

function shownMost(league: League, totals: ReadonlyMap<string, number>): number {
  const hidden = new Set(league.players.filter((player) => player.hidden).map(({ key }) => key));
  return Math.max(...[...totals].filter(([player]) => !hidden.has(player)).map(([, total]) => total));
}
