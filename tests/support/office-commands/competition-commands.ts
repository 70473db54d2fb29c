import type { Deduction } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { PublishRequest } from '#contract/desk/publish.ts';
import { apiPaths } from '#contract/paths.ts';
import { inLeague, type CommandCase, type Given } from './command-case.ts';

/** Seasons, competitions, deductions, awards. */
export function competitionCommands(get: Given): CommandCase[] {
  const { player, team, answer, idOf, liga, record, season, award, bestTeam } = inLeague(get);
  return [
    [
      'post /api/office/competition-seasons/{competitionSeasonId}/deductions',
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
          'post /api/office/competition-seasons/{competitionSeasonId}/deductions',
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
        url: deskPaths.deduction(idOf('post /api/office/competition-seasons/{competitionSeasonId}/deductions')),
        seenAt: apiPaths.featured(liga()),
      }),
    ],
    [
      'post /api/office/competition-seasons/{competitionSeasonId}/teams',
      async () => ({
        what: 'add_team',
        url: deskPaths.entries((await record()).id),
        payload: { teamId: idOf('post /api/office/teams'), group: null, seed: null },
        seenAt: apiPaths.featured(liga()),
      }),
    ],
    [
      'put /api/office/competition-seasons/{competitionSeasonId}/teams/{teamId}',
      async () => {
        const { id: own, entries } = await record();
        const entry = entries.find((one) => one.team.id === team('riltsi'));
        const { group = null, seed = null, lot = null, resultsAnnulled = null, version = '' } = entry ?? {};
        return {
          what: 'withdraw_team',
          url: deskPaths.entry(own, team('riltsi')),
          payload: { group, seed, lot, resultsAnnulled, withdrawnOn: '2026-03-12', version },
          seenAt: apiPaths.featured(liga()),
        };
      },
    ],
    [
      'delete /api/office/competition-seasons/{competitionSeasonId}/teams/{teamId}',
      async () => ({
        what: 'remove_team',
        url: deskPaths.entry((await record()).id, idOf('post /api/office/teams')),
        seenAt: apiPaths.featured(liga()),
      }),
    ],
    [
      'put /api/office/competition-seasons/{competitionSeasonId}/rules',
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
      'put /api/office/competition-seasons/{competitionSeasonId}',
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
      'put /api/office/competition-seasons/{competitionSeasonId}/best-teams/{of}',
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
      'delete /api/office/competition-seasons/{competitionSeasonId}/best-teams/{of}',
      async () => ({
        what: 'drop_best_team_week',
        url: `${deskPaths.bestTeam((await record()).id, 2)}?version=${(await bestTeam()).chosen.version}`,
        seenAt: apiPaths.teamOfTheWeek(liga()),
      }),
    ],
    [
      'post /api/office/competition-seasons/{competitionSeasonId}/awards',
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
        const { version } = answer('post /api/office/competition-seasons/{competitionSeasonId}/awards');
        return {
          what: 'edit_award',
          url: deskPaths.award(idOf('post /api/office/competition-seasons/{competitionSeasonId}/awards')),
          payload: { ...award(), playerId: player('petar'), version },
          seenAt: apiPaths.player(player('ivan')),
        };
      },
    ],
    [
      'delete /api/office/awards/{awardId}',
      async () => ({
        what: 'take_award_back',
        url: deskPaths.award(idOf('post /api/office/competition-seasons/{competitionSeasonId}/awards')),
        seenAt: apiPaths.player(player('petar')),
      }),
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
      'post /api/office/competition-seasons',
      async () => {
        const { version: _version, ...rules } = (await record()).rules;
        const payload: PublishRequest = {
          season: { id: (await season(2027)).seasonId },
          competition: { name: 'Купа Калиакра', nameLatin: null, city: null, logoId: null, rank: 5 },
          format: 'LEAGUE',
          rules: { ...rules, zones: [] },
          teams: ['balik', 'vihar'].map((key) => ({
            id: team(key),
            name: key,
            nameLatin: null,
            group: null,
            seed: null,
          })),
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
      'delete /api/office/competition-seasons/{competitionSeasonId}',
      async () => ({
        what: 'delete_competition',
        url: deskPaths.competition(idOf('post /api/office/competition-seasons')),
        seenAt: apiPaths.competitionsByStatus,
      }),
    ],
  ];
}
