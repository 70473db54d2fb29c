import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  awardListSchema,
  bestTeamSchema,
  type Award,
  type AwardFields,
  type AwardList,
  type BestTeam,
  type BestTeamFields,
  type BestTeamOf,
  type SavedBestTeam,
} from '#contract/desk/honours.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import { competitionEndpoints } from '#contract/http/competition.ts';
import { teamEndpoints } from '#contract/http/team.ts';
import { totwEndpoints } from '#contract/http/totw.ts';
import { apiPaths } from '#contract/paths.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs, type Device } from '#tests/support/desk-people.ts';
import { exportTo, filesOf, importFrom, temporaryFolders } from '#tests/support/league-folder.ts';
import { lastJournal, refusalOf } from '#tests/support/office-calendar.ts';
import { change, competitionId } from '#tests/support/office-competitions.ts';

/* Teams of the week and of the season, and awards, as the organiser wants them. */

let league: DeskLeague;
let maria: Device;
let petar: Device;
let liga: number;
const folders = await temporaryFolders();
beforeAll(async () => {
  league = await openDeskLeague();
  maria = await signInAs(league, 'organiser', { name: 'Мария Колева' });
  petar = await signInAs(league, 'organiser', { name: 'Петър Йорданов' });
  liga = await competitionId(league);
});
afterAll(() => Promise.all([league?.close(), folders.remove()]));

const publicId = () => league.id('competitions', 'liga');
const read = async (of: BestTeamOf) => {
  const sent = await maria.send('GET', deskPaths.bestTeam(liga, of));
  expect({ status: sent.statusCode, body: sent.body.slice(0, 300) }).toMatchObject({ status: 200 });
  return sent.json<BestTeam>();
};
const six = (...keys: string[]): Omit<BestTeamFields, 'notesBg' | 'notesEn'> => {
  const [goalkeeper = 0, firstDefender = 0, secondDefender = 0, midfielder = 0, firstForward = 0, secondForward = 0] =
    keys.map((key) => league.player(key));
  return { goalkeeper, firstDefender, secondDefender, midfielder, firstForward, secondForward };
};
const chosen = () => ({ ...six('b1', 'b2', 'v2', 'b3', 'ivan', 'petar'), notesBg: 'По оценки', notesEn: null });
const onSite = async () => {
  const { players } = await league.ask(totwEndpoints.teamOfTheWeek, apiPaths.teamOfTheWeek(publicId()));
  return players.map(({ name, section }) => `${section} ${name}`);
};

describe('the team of the week', () => {
  test('[TW4] is proposed by ratings, without hidden players, and everybody of the squads may be chosen', async () => {
    const team = await read(2);
    expect(bestTeamSchema.parse(team)).toEqual(team);
    expect(team.isChosen).toBe(false);
    expect(team.chosen).toMatchObject({ goalkeeper: null, secondForward: null });
    expect(team.proposed).toMatchObject({ goalkeeper: null, firstForward: league.player('petar') });
    const [best] = team.candidates;
    expect(best).toMatchObject({ name: 'Петър Желев', rating: 8, goals: 1, matches: 1, team: { name: 'Вихър' } });
    expect(team.candidates.some(({ id }) => id === league.player('hidden'))).toBe(false);
    expect(team.candidates.some(({ id }) => id === league.player('b7'))).toBe(true);
    expect(await onSite()).toEqual([]);
  });

  test('is on the site at once, and in the journal by names', async () => {
    const { version } = (await read(2)).chosen;
    const url = deskPaths.bestTeam(liga, 2);
    const saved = await change<SavedBestTeam>(league, maria, 'PUT', url, { ...chosen(), version });
    expect(saved).toMatchObject(chosen());
    expect(await onSite()).toEqual([
      'gk Играч B1',
      'def Играч B2',
      'def Играч V2',
      'mid Играч B3',
      'fwd Иван Колев',
      'fwd Петър Желев',
    ]);
    expect(await lastJournal(maria)).toMatchObject([
      {
        what: 'choose_best_team_week',
        who: 'Мария Колева',
        about: 'Делта Лига 2025/2026, 2. кръг',
        subject: `competition-season:${liga}`,
        before: { goalkeeper: null },
        after: { goalkeeper: 'Играч B1', secondForward: 'Петър Желев' },
      },
    ]);
    expect(league.notified.at(-1)).toContain(`player:${league.player('ivan')}`);
    const again = await maria.send('PUT', url, { ...chosen(), version: saved.version });
    expect([again.statusCode, again.json<SavedBestTeam>().version]).toEqual([200, saved.version]);
  });

  test.each<[string, () => Partial<BestTeamFields>, string, string]>([
    ['an empty place', () => ({ midfielder: null }), 'required', 'midfielder'],
    ['somebody twice', () => ({ midfielder: league.player('b2') }), 'player_twice', 'midfielder'],
    ['a hidden player', () => ({ firstForward: league.player('hidden') }), 'not_in_squads', 'firstForward'],
    ['nobody', () => ({ goalkeeper: 999_999 }), 'not_in_squads', 'goalkeeper'],
    ['too long a note', () => ({ notesBg: 'а'.repeat(501) }), 'too_long', 'notesBg'],
  ])('[TW6] refuses %s', async (_name, wrong, reason, field) => {
    const { version } = (await read(2)).chosen;
    const sent = await maria.send('PUT', deskPaths.bestTeam(liga, 2), { ...chosen(), ...wrong(), version });
    expect(refusalOf(sent)).toEqual([400, reason, field]);
  });

  test('a second writer is shown what the first chose', async () => {
    const { version } = (await read(2)).chosen;
    const url = deskPaths.bestTeam(liga, 2);
    await change(league, maria, 'PUT', url, { ...chosen(), midfielder: league.player('b4'), version });
    const sent = await petar.send('PUT', url, { ...chosen(), midfielder: league.player('b5'), version });
    expect(sent.statusCode).toBe(409);
    expect(sent.json()).toMatchObject({
      reason: 'conflict',
      conflict: { by: 'Мария Колева', current: { midfielder: league.player('b4') } },
    });
    const stale = await petar.send('DELETE', `${url}?version=${version}`);
    expect(refusalOf(stale)).toEqual([409, 'conflict']);
  });

  test('can be taken off the site', async () => {
    const { version } = (await read(2)).chosen;
    await change(league, maria, 'DELETE', `${deskPaths.bestTeam(liga, 2)}?version=${version}`);
    expect([(await read(2)).isChosen, await onSite()]).toEqual([false, []]);
    const gone = await maria.send('DELETE', `${deskPaths.bestTeam(liga, 2)}?version=${version}`);
    expect(refusalOf(gone)[0]).toBe(404);
    expect(refusalOf(await maria.send('GET', deskPaths.bestTeam(liga, 77)))[0]).toBe(404);
  });
});

test('the team of the season has its own page, and export and import carry both', async () => {
  for (const of of [1, 'season', 'year'] as const) {
    const { version } = (await read(of)).chosen;
    await change(league, maria, 'PUT', deskPaths.bestTeam(liga, of), { ...chosen(), version });
  }
  const { players } = await league.ask(totwEndpoints.teamOfTheSeason, apiPaths.teamOfTheSeason(publicId()));
  expect(players.map(({ name }) => name)).toContain('Иван Колев');
  const folder = await exportTo(league.database, folders.next());
  const first = filesOf(folder);
  expect(Buffer.from(first['best-teams.csv'] ?? '', 'latin1').toString()).toMatch(/liga-2025-team-of-the-week-1/);
  await importFrom(league.database, folder);
  expect(filesOf(await exportTo(league.database, folders.next()))).toEqual(first);
});

describe('awards', () => {
  const list = async () => (await maria.send('GET', deskPaths.awards(liga))).json<AwardList>();
  const boot = (more: Partial<AwardFields> = {}): AwardFields => ({
    subtype: 'GOLDEN_BOOT',
    playerId: league.player('ivan'),
    teamId: null,
    gameweek: null,
    awardedOn: '2026-03-15',
    notesBg: null,
    notesEn: null,
    picture: null,
    ...more,
  });
  const champion = () => boot({ subtype: 'FIRST_PLACE', playerId: null, teamId: league.id('teams', 'balik') });
  const give = (award: AwardFields) => change<Award>(league, maria, 'POST', deskPaths.awards(liga), award);

  test('have a picture, which is public and can be taken away', async () => {
    const crest = { letters: 'Б', pattern: 'halves', colors: ['#0b5d3b', '#f7d117'] };
    const drawn = (await maria.send('POST', deskPaths.drawnCrests, crest)).json<UploadedPicture>();
    const picture = { id: drawn.id, address: drawn.address };
    const given = await give({ ...champion(), picture });
    expect(given.picture?.id).toBe(drawn.id);
    const shown = async () =>
      (await league.app().inject({ url: apiPaths.teamAwards(league.id('teams', 'balik')) })).body.includes(
        drawn.address,
      );
    expect(await shown()).toBe(true);
    const { id, version } = given;
    await change(league, maria, 'PUT', deskPaths.award(id), { ...champion(), version });
    expect(await shown()).toBe(false);
    const gone = await maria.send(
      'POST',
      deskPaths.awards(liga),
      boot({ picture: { id: 999_999, address: '/media/x' } }),
    );
    expect(gone.json()).toMatchObject({ field: 'picture', reason: 'picture_gone' });
    await change(league, maria, 'DELETE', deskPaths.award(id));
  });

  test('[AW6] are offered to those whom the figures name', async () => {
    const all = await list();
    expect(awardListSchema.parse(all)).toEqual(all);
    const leadersOf = (subtype: string) => all.leaders.find((one) => one.subtype === subtype)?.winners;
    expect(leadersOf('GOLDEN_BOOT')?.[0]).toEqual({ id: league.player('ivan'), value: 2 });
    expect(leadersOf('FIRST_PLACE')).toEqual([{ id: league.id('teams', 'vihar'), value: null }]);
    expect(all.awards).toEqual([]);
  });

  test('are on the pages of player, team and champions at once', async () => {
    const given = await give(boot({ notesBg: 'За 2 гола' }));
    expect(given).toMatchObject({ subtype: 'GOLDEN_BOOT', player: { name: 'Иван Колев' }, team: { name: 'Балик' } });
    const player = await league.app().inject({ url: apiPaths.player(league.player('ivan')) });
    expect(player.body).toContain('GOLDEN_BOOT');
    expect(await lastJournal(maria)).toMatchObject([
      { what: 'give_award', about: 'Иван Колев, Делта Лига 2025/2026', after: { award: 'GOLDEN_BOOT' } },
    ]);
    await give(champion());
    const { awards } = await league.ask(teamEndpoints.awards, apiPaths.teamAwards(league.id('teams', 'balik')));
    expect(awards.map(({ type }) => type)).toEqual(['FIRST_PLACE']);
    expect(league.notified.at(-1)).toContain(`player:${league.player('ivan')}`);
    const history = await league.ask(competitionEndpoints.history, apiPaths.competitionHistory);
    expect(history.find(({ id }) => id === publicId())?.seasons[0]?.champion?.name).toBe('Балик');
  });

  test.each<[string, () => AwardFields, string, string]>([
    ['the same to the same', () => boot(), 'award_given', 'playerId'],
    ['a team for a player’s', () => boot({ playerId: null, teamId: 1 }), 'required', 'playerId'],
    ['a player for a team’s', () => boot({ subtype: 'BEST_ATTACK' }), 'required', 'teamId'],
    ['two winners', () => ({ ...champion(), playerId: 1 }), 'invalid', 'playerId'],
    ['a second champion', () => ({ ...champion(), teamId: league.id('teams', 'vihar') }), 'place_given', 'subtype'],
    ['a place of the best team', () => boot({ subtype: 'TEAM_OF_THE_WEEK' }), 'not_given', 'subtype'],
    ['a goal of no week', () => boot({ subtype: 'GOAL_OF_THE_WEEK' }), 'required', 'gameweek'],
    ['a week that is not', () => boot({ subtype: 'GOAL_OF_THE_WEEK', gameweek: 88 }), 'gone', 'gameweek'],
    ['a week for a season', () => boot({ subtype: 'MVP', gameweek: 1 }), 'invalid', 'gameweek'],
    ['a day before all', () => boot({ subtype: 'MVP', awardedOn: '2025-01-01' }), 'before_competition', 'awardedOn'],
    ['a stranger', () => boot({ playerId: 999_999 }), 'not_in_squads', 'playerId'],
  ])('[AW3] to [AW5] refuse %s', async (_name, award, reason, field) => {
    expect(refusalOf(await maria.send('POST', deskPaths.awards(liga), award()))).toEqual([400, reason, field]);
  });

  test('are changed by one at a time, and taken back', async () => {
    const { awards } = await list();
    const { id, version } = awards.find(({ subtype }) => subtype === 'GOLDEN_BOOT')!;
    const url = deskPaths.award(id);
    const other = boot({ playerId: league.player('petar') });
    await change<Award>(league, maria, 'PUT', url, { ...other, version });
    expect(league.notified.at(-1)).toEqual(
      expect.arrayContaining([`player:${league.player('ivan')}`, `player:${league.player('petar')}`]),
    );
    const sent = await petar.send('PUT', url, { ...boot({ notesBg: 'x' }), version });
    expect(sent.json()).toMatchObject({
      conflict: { by: 'Мария Колева', current: { playerId: league.player('petar') } },
    });
    const folder = await exportTo(league.database, folders.next());
    const first = filesOf(folder);
    await importFrom(league.database, folder);
    expect(filesOf(await exportTo(league.database, folders.next()))).toEqual(first);
    await change(league, maria, 'DELETE', url);
    expect((await list()).awards.map(({ subtype }) => subtype)).toEqual(['FIRST_PLACE']);
    expect(refusalOf(await maria.send('DELETE', url))[0]).toBe(404);
  });
});
