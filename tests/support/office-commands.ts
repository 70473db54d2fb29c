import type { Calendar } from '#contract/desk/calendar.ts';
import type { AwardFields, BestTeam } from '#contract/desk/honours.ts';
import type { OfficeDocument, OfficeLeague } from '#contract/desk/league.ts';
import type { DeskArticle } from '#contract/desk/news.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { PublishRequest } from '#contract/desk/publish.ts';
import type { CompetitionList, Deduction } from '#contract/desk/competitions.ts';
import { apiPaths, pagePaths } from '#contract/paths.ts';
import { article } from './desk-articles.ts';
import type { DeskLeague } from './desk-league.ts';
import { competitionId, readCompetition } from './office-competitions.ts';
import { PLAYER, TEAM, type OfficeClient } from './office.ts';

type Method = 'POST' | 'PUT' | 'DELETE';

interface Command {
  /** Under which the journal has it. */
  what: string;
  url: string;
  payload?: Record<string, unknown>;
  /** A public answer that must be another afterwards; null for what concerns nobody outside. */
  seenAt: string | null;
}

/** What earlier commands answered, for later ones. */
export type Answers = Map<string, { id?: number; number?: number; version?: string } & Record<string, unknown>>;

/**
 * Every change of the office once, each valid when its turn comes: what is created is edited and then deleted. They are
 * functions because most need what an earlier one has answered. Endpoints are as the description of the desk has them.
 */
export function officeCommands(
  get: () => { league: DeskLeague; office: OfficeClient; answers: Answers },
): [endpoint: string, make: () => Promise<Command>][] {
  const id: DeskLeague['id'] = (...of) => get().league.id(...of);
  const player = (key: string) => get().league.player(key);
  const team = (key: string) => id('teams', key);
  const answer = (endpoint: string) => get().answers.get(endpoint) ?? {};
  const idOf = (endpoint: string) => Number(answer(endpoint).id ?? 0);
  const search = (text: string) => `${apiPaths.search}?q=${encodeURIComponent(text)}`;
  const liga = () => id('competitions', 'liga');
  const record = async () => readCompetition(get().office.device, await competitionId(get().league));
  const squad = (key: string) => apiPaths.teamSquad(team(key));
  const calendar = () => get().office.send<Calendar>('GET', deskPaths.calendar);
  const match = async (key: string) => {
    const { matches } = await calendar();
    const found = matches.find((candidate) => candidate.id === id('matches', key));
    if (!found) throw new Error(`There is no match ${key}`);
    return found;
  };
  const season = async (yearStart: number) => {
    const { seasons } = await get().office.send<CompetitionList>('GET', deskPaths.competitions);
    const found = seasons.find((one) => one.yearStart === yearStart);
    if (!found) throw new Error(`There is no season ${yearStart}`);
    const { id: seasonId, isCurrent: _current, competitions: _count, ...fields } = found;
    return { seasonId, fields };
  };
  const award = (): AwardFields => ({
    subtype: 'MVP',
    playerId: player('ivan'),
    teamId: null,
    gameweek: null,
    awardedOn: '2026-03-10',
    notesBg: null,
    notesEn: null,
  });
  const bestTeam = async () => get().office.send<BestTeam>('GET', deskPaths.bestTeam((await record()).id, 2));
  const details = (key: string) => apiPaths.matchDetails(id('matches', key));

  return [
    [
      'post /api/office/teams',
      async () => ({ what: 'create_team', url: deskPaths.teams, payload: { ...TEAM }, seenAt: search(TEAM.name) }),
    ],
    [
      'put /api/office/teams/{teamId}',
      async () => {
        const { id: teamId, fields, version } = await get().office.team('balik');
        const payload = { ...fields, city: 'Каварна', version };
        return { what: 'edit_team', url: deskPaths.team(teamId), payload, seenAt: apiPaths.team(teamId) };
      },
    ],
    [
      'post /api/office/players',
      async () => {
        const payload = {
          ...PLAYER,
          squad: { teamId: team('balik'), shirtNumber: 77, joinedOn: '2026-03-01', captain: false },
          isAnother: false,
        };
        return { what: 'create_player', url: deskPaths.players, payload, seenAt: squad('balik') };
      },
    ],
    [
      'put /api/office/players/{playerId}',
      async () => {
        const { fields, version } = await get().office.player(player('petar'));
        const payload = { ...fields, name: 'Петър Железов', version };
        return {
          what: 'edit_player',
          url: deskPaths.player(player('petar')),
          payload,
          seenAt: apiPaths.player(player('petar')),
        };
      },
    ],
    [
      'put /api/office/memberships/{membershipId}',
      async () => {
        const [, url, payload] = await get().office.editing('balik', 'ivan', { shirtNumber: 19 });
        return { what: 'edit_player', url, payload, seenAt: squad('balik') };
      },
    ],
    [
      'post /api/office/players/{playerId}/moves',
      async () => {
        const [, url, payload] = await get().office.moving('balik', 'b7', {
          teamId: team('orlovets'),
          on: '2026-03-14',
        });
        return { what: 'move_transfer', url, payload, seenAt: squad('orlovets') };
      },
    ],
    [
      'delete /api/office/players/{playerId}/last-move',
      async () => ({
        what: 'undo_move',
        url: `${deskPaths.lastMove(player('b7'))}?version=${answer('post /api/office/players/{playerId}/moves').version}`,
        seenAt: squad('orlovets'),
      }),
    ],
    [
      'delete /api/office/memberships/{membershipId}',
      async () => {
        const added = idOf('post /api/office/players');
        const { membershipId } = await get().office.member('balik', added);
        return { what: 'remove_from_squad', url: deskPaths.membership(membershipId), seenAt: squad('balik') };
      },
    ],
    [
      'post /api/office/teams/{teamId}/squad',
      async () => {
        const payload = { playerId: idOf('post /api/office/players'), shirtNumber: 5, joinedOn: '2026-03-02' };
        return { what: 'add_to_squad', url: deskPaths.squad(team('riltsi')), payload, seenAt: squad('riltsi') };
      },
    ],
    [
      'put /api/office/players/{playerId}/declaration',
      async () => ({
        what: 'store_declaration',
        url: deskPaths.declaration(player('b1')),
        payload: { given: true },
        seenAt: null,
      }),
    ],
    [
      'post /api/office/players/{playerId}/merge',
      async () => ({
        what: 'merge_players',
        url: deskPaths.mergePlayer(player('b6')),
        payload: { otherId: player('b5') },
        seenAt: squad('balik'),
      }),
    ],
    [
      'post /api/office/referees',
      async () => ({
        what: 'create_referee',
        url: deskPaths.referees,
        payload: { name: 'Васил Пеев' },
        seenAt: search('Васил Пеев'),
      }),
    ],
    [
      'put /api/office/referees/{refereeId}',
      async () => {
        const ref = id('referees', 'ref');
        const { referees } = await calendar();
        const { version } = referees.find((candidate) => candidate.id === ref) ?? { version: '' };
        return {
          what: 'rename_referee',
          url: deskPaths.referee(ref),
          payload: { name: 'Стоян Динчев', version },
          seenAt: apiPaths.referee(ref),
        };
      },
    ],
    [
      'post /api/office/matches',
      async () => {
        const { gameweekId } = (await match('m3')).fields;
        const payload = {
          day: '2026-05-02',
          time: '18:00',
          venue: 'Терен Изток',
          refereeId: null,
          note: null,
          homeId: team('orlovets'),
          awayId: team('riltsi'),
          gameweekId,
        };
        return {
          what: 'create_match',
          url: deskPaths.officeMatches,
          payload,
          seenAt: apiPaths.teamFixtures(team('riltsi')),
        };
      },
    ],
    [
      'put /api/office/matches/{matchId}',
      async () => {
        const { id: matchId, fields, version } = await match('other');
        const payload = { ...fields, note: 'Елате по-рано', version };
        return { what: 'edit_match', url: deskPaths.officeMatch(matchId), payload, seenAt: details('other') };
      },
    ],
    [
      'delete /api/office/matches/{matchId}',
      async () => ({
        what: 'delete_match',
        url: deskPaths.officeMatch(id('matches', 's7')),
        seenAt: apiPaths.teamFixtures(team('vihar')),
      }),
    ],
    [
      'post /api/office/matches/{matchId}/restored',
      async () => ({
        what: 'restore_match',
        url: deskPaths.restoredMatch(id('matches', 's7')),
        payload: {},
        seenAt: apiPaths.teamFixtures(team('vihar')),
      }),
    ],
    [
      'post /api/office/gameweeks/{gameweekId}/postponed',
      async () => ({
        what: 'postpone_gameweek',
        url: deskPaths.postponedGameweek((await match('derby')).fields.gameweekId),
        payload: {},
        seenAt: details('derby'),
      }),
    ],
    [
      'post /api/office/withdrawals',
      async () => {
        const entries = answer('post /api/office/gameweeks/{gameweekId}/postponed')['entries'];
        return { what: 'WITHDRAWAL', url: deskPaths.withdrawals, payload: { entries }, seenAt: details('derby') };
      },
    ],
    [
      'post /api/office/competitions/{competitionId}/deductions',
      async () => ({
        what: 'deduct_points',
        url: deskPaths.deductions((await record()).id),
        payload: {
          teamId: team('vihar'),
          points: -1,
          reasonBg: 'Закъснение',
          reasonEn: 'Late',
          decidedOn: '2026-03-11',
        },
        seenAt: apiPaths.featured(liga()),
      }),
    ],
    [
      'put /api/office/deductions/{deductionId}',
      async () => {
        const { id: own, ...fields } = answer(
          'post /api/office/competitions/{competitionId}/deductions',
        ) as unknown as Deduction;
        return {
          what: 'edit_deduction',
          url: deskPaths.deduction(own),
          payload: { ...fields, points: -2 },
          seenAt: apiPaths.featured(liga()),
        };
      },
    ],
    [
      'delete /api/office/deductions/{deductionId}',
      async () => ({
        what: 'delete_deduction',
        url: deskPaths.deduction(idOf('post /api/office/competitions/{competitionId}/deductions')),
        seenAt: apiPaths.featured(liga()),
      }),
    ],
    [
      'post /api/office/competitions/{competitionId}/teams',
      async () => ({
        what: 'add_team',
        url: deskPaths.entries((await record()).id),
        payload: { teamId: idOf('post /api/office/teams'), group: null, seed: null },
        seenAt: apiPaths.featured(liga()),
      }),
    ],
    [
      'put /api/office/competitions/{competitionId}/teams/{teamId}',
      async () => {
        const { id: own, entries } = await record();
        const entry = entries.find((one) => one.team.id === team('riltsi'));
        const { group = null, seed = null, resultsAnnulled = null, version = '' } = entry ?? {};
        return {
          what: 'withdraw_team',
          url: deskPaths.entry(own, team('riltsi')),
          payload: { group, seed, resultsAnnulled, withdrawnOn: '2026-03-12', version },
          seenAt: apiPaths.featured(liga()),
        };
      },
    ],
    [
      'delete /api/office/competitions/{competitionId}/teams/{teamId}',
      async () => ({
        what: 'remove_team',
        url: deskPaths.entry((await record()).id, idOf('post /api/office/teams')),
        seenAt: apiPaths.featured(liga()),
      }),
    ],
    [
      'put /api/office/competitions/{competitionId}/rules',
      async () => {
        const { id: own, rules } = await record();
        return {
          what: 'edit_rules',
          url: deskPaths.rules(own),
          payload: { ...rules, pointsWin: 4 },
          seenAt: apiPaths.featured(liga()),
        };
      },
    ],
    [
      'put /api/office/competitions/{competitionId}',
      async () => {
        const { id: own, competition } = await record();
        return {
          what: 'edit_competition',
          url: deskPaths.competition(own),
          payload: { ...competition, name: 'Първа дивизия' },
          seenAt: apiPaths.competition(liga()),
        };
      },
    ],
    [
      'put /api/office/competitions/{competitionId}/best-teams/{of}',
      async () => {
        const { chosen, candidates } = await bestTeam();
        const [goalkeeper, firstDefender, secondDefender, midfielder, firstForward, secondForward] = candidates.map(
          (candidate) => candidate.id,
        );
        return {
          what: 'choose_best_team_week',
          url: deskPaths.bestTeam((await record()).id, 2),
          payload: { ...chosen, goalkeeper, firstDefender, secondDefender, midfielder, firstForward, secondForward },
          seenAt: apiPaths.teamOfTheWeek(liga()),
        };
      },
    ],
    [
      'delete /api/office/competitions/{competitionId}/best-teams/{of}',
      async () => ({
        what: 'drop_best_team_week',
        url: `${deskPaths.bestTeam((await record()).id, 2)}?version=${(await bestTeam()).chosen.version}`,
        seenAt: apiPaths.teamOfTheWeek(liga()),
      }),
    ],
    [
      'post /api/office/competitions/{competitionId}/awards',
      async () => ({
        what: 'give_award',
        url: deskPaths.awards((await record()).id),
        payload: award(),
        seenAt: apiPaths.player(player('ivan')),
      }),
    ],
    [
      'put /api/office/awards/{awardId}',
      async () => {
        const { version } = answer('post /api/office/competitions/{competitionId}/awards');
        return {
          what: 'edit_award',
          url: deskPaths.award(idOf('post /api/office/competitions/{competitionId}/awards')),
          payload: { ...award(), playerId: player('petar'), version },
          seenAt: apiPaths.player(player('ivan')),
        };
      },
    ],
    [
      'delete /api/office/awards/{awardId}',
      async () => ({
        what: 'take_award_back',
        url: deskPaths.award(idOf('post /api/office/competitions/{competitionId}/awards')),
        seenAt: apiPaths.player(player('petar')),
      }),
    ],
    [
      'post /api/office/news',
      async () => ({
        what: 'publish_article',
        url: deskPaths.news,
        payload: article({ titleBg: 'Започваме', publishedAt: get().league.now().toISOString() }),
        seenAt: apiPaths.latestNews,
      }),
    ],
    [
      'put /api/office/news/{articleId}',
      async () => {
        const { id: own, ...fields } = await get().office.send<DeskArticle>(
          'GET',
          deskPaths.article(idOf('post /api/office/news')),
        );
        return {
          what: 'edit_article',
          url: deskPaths.article(own),
          payload: { ...fields, titleBg: 'Започнахме' },
          seenAt: apiPaths.article(own),
        };
      },
    ],
    [
      'delete /api/office/news/{articleId}',
      async () => {
        const { id: own } = await get().office.send<DeskArticle>('POST', deskPaths.news, article());
        return { what: 'delete_article', url: deskPaths.article(own), seenAt: null };
      },
    ],
    [
      'put /api/office/league',
      async () => {
        const { settings } = await get().office.send<OfficeLeague>('GET', deskPaths.league);
        return {
          what: 'edit_league',
          url: deskPaths.league,
          payload: { ...settings, founded: 1999 },
          seenAt: apiPaths.leagueSettings,
        };
      },
    ],
    [
      'post /api/office/documents',
      async () => ({
        what: 'add_document',
        url: deskPaths.documents,
        payload: { title: { bg: 'Паркинг', en: '' }, text: 'Зад терена.' },
        seenAt: apiPaths.leagueAbout,
      }),
    ],
    [
      'put /api/office/documents/{number}',
      async () => {
        const { number, version } = answer('post /api/office/documents') as unknown as OfficeDocument;
        return {
          what: 'edit_document',
          url: deskPaths.document(number),
          payload: { title: { bg: 'Къде е паркингът', en: '' }, text: 'Пред терена.', version },
          seenAt: apiPaths.leagueAbout,
        };
      },
    ],
    [
      'delete /api/office/documents/{number}',
      async () => {
        const { number } = answer('post /api/office/documents') as unknown as OfficeDocument;
        const { version } = answer('put /api/office/documents/{number}');
        return {
          what: 'delete_document',
          url: `${deskPaths.document(number)}?version=${version}`,
          seenAt: pagePaths.document(number),
        };
      },
    ],
    [
      'post /api/office/seasons',
      async () => ({
        what: 'create_season',
        url: deskPaths.seasons,
        payload: { yearStart: 2027, yearEnd: 2028, startsOn: '2027-08-01', endsOn: '2028-06-30', makeCurrent: false },
        // Without a competition nobody sees it.
        seenAt: null,
      }),
    ],
    [
      'put /api/office/seasons/{seasonId}/current',
      async () => ({
        what: 'set_current_season',
        url: deskPaths.currentSeason((await season(2027)).seasonId),
        payload: {},
        seenAt: apiPaths.currentSeason,
      }),
    ],
    [
      'put /api/office/seasons/{seasonId}',
      async () => {
        const { seasonId, fields } = await season(2027);
        return {
          what: 'edit_season',
          url: deskPaths.season(seasonId),
          payload: { ...fields, yearEnd: 2027, startsOn: '2027-02-01', endsOn: '2027-11-30' },
          seenAt: apiPaths.currentSeason,
        };
      },
    ],
    [
      'delete /api/office/seasons/{seasonId}',
      async () => {
        const spare = { yearStart: 2030, yearEnd: 2031, startsOn: '2030-08-01', endsOn: '2031-06-30' };
        const made = await get().office.send<{ id: number }>('POST', deskPaths.seasons, {
          ...spare,
          makeCurrent: true,
        });
        return { what: 'delete_season', url: deskPaths.season(made.id), seenAt: null };
      },
    ],
    [
      'post /api/office/competitions',
      async () => {
        const { version: _version, ...rules } = (await record()).rules;
        const payload: PublishRequest = {
          season: { id: (await season(2027)).seasonId },
          competition: { name: 'Купа Калиакра', nameLatin: null, city: null, logoId: null, rank: 5 },
          format: 'LEAGUE',
          rules: { ...rules, zones: [] },
          teams: ['balik', 'vihar'].map((key) => ({ id: team(key), name: key, group: null, seed: null })),
          rounds: [
            {
              eliminationRound: null,
              matches: [
                {
                  home: 0,
                  away: 1,
                  homeOrigin: null,
                  awayOrigin: null,
                  bracketSlot: null,
                  day: '2027-09-04',
                  time: '18:00',
                  pitch: 'Терен Изток',
                },
              ],
            },
          ],
        };
        return {
          what: 'publish_competition',
          url: deskPaths.competitions,
          payload,
          seenAt: apiPaths.competitionsByStatus,
        };
      },
    ],
    [
      'delete /api/office/competitions/{competitionId}',
      async () => ({
        what: 'delete_competition',
        url: deskPaths.competition(idOf('post /api/office/competitions')),
        seenAt: apiPaths.competitionsByStatus,
      }),
    ],
    [
      'delete /api/office/players/{playerId}',
      async () => {
        const made = await get().office.createPlayer({ name: 'Сам Самичък' });
        return { what: 'delete_player', url: deskPaths.player(made.id), seenAt: search('Сам Самичък') };
      },
    ],
    [
      'delete /api/office/teams/{teamId}',
      async () => ({
        what: 'delete_team',
        url: deskPaths.team(idOf('post /api/office/teams')),
        seenAt: search(TEAM.name),
      }),
    ],
  ];
}

/** Endpoints that store nothing of the league, or whose changes have tests of their own. */
export const NOT_COMMANDS: Record<string, string> = {
  'post /api/office/news/preview': 'shows an article that is not saved',
  'post /api/office/drawn-crests': 'draws a picture that a team may use',
  'post /api/office/pictures': 'stores a picture that something else may use',
  'put /api/office/players/{playerId}/declaration-file': 'never public; office-players.test.ts',
  'post /api/office/files/backups': 'makes a copy of the league',
  'post /api/office/files/uploads': 'previews; desk-files.test.ts',
  'put /api/office/files/uploads/{uploadId}': 'previews; desk-files.test.ts',
  'delete /api/office/files/uploads/{uploadId}': 'forgets a preview; desk-files.test.ts',
  'post /api/office/files/uploads/{uploadId}/import': 'ends later; desk-files.test.ts',
};

export const methodOf = (endpoint: string): Method => endpoint.split(' ', 1)[0]?.toUpperCase() as Method;
