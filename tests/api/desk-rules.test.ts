import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RulesEffect, RulesFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { ResultRequest } from '#contract/desk/result.ts';
import { competitionEndpoints, type Standing } from '#contract/http/competition.ts';
import { outlookEndpoints } from '#contract/http/outlook.ts';
import { apiPaths } from '#contract/paths.ts';
import { expectSumsToBeRight, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';
import { change, competitionId, readCompetition } from '#tests/support/office-competitions.ts';

/* What the rules of a competition make of results and cards. */

let league: DeskLeague;
let maria: Device;
let liga: number;
beforeAll(async () => {
  league = await openDeskLeague();
  maria = await signInAs(league, 'organiser', { name: 'Мария Колева' });
  liga = await competitionId(league);
  league.passTo(120);
});
afterAll(() => league?.close());

async function editRules(rules: Partial<RulesFields>) {
  const { version, ...fields } = (await readCompetition(maria, liga)).rules;
  await change(league, maria, 'PUT', deskPaths.rules(liga), { ...fields, ...rules, version });
}
const enter = (key: string, result: Partial<ResultRequest> & Pick<ResultRequest, 'score'>) =>
  sendFrom(league, maria.cookie, {
    method: 'PUT',
    url: deskPaths.result(league.id('matches', key)),
    payload: { goals: [], cards: [], ...result },
    headers: { 'idempotency-key': randomUUID() },
  });
async function pointsOf(team: string): Promise<number> {
  const path = apiPaths.featured(league.id('competitions', 'liga'));
  const { standings } = await league.ask(competitionEndpoints.featured, path);
  return (standings as Standing[]).find((row) => row.team.name === team)?.points ?? Number.NaN;
}

test('[PH5] [RS5] [ST19] a level match of the table is decided on penalties where the rules say so', async () => {
  await editRules({ shootOuts: true, pointsShootOutWin: 2, pointsShootOutLoss: 0 });
  const [balik, vihar] = [await pointsOf('Балик'), await pointsOf('Вихър')];
  const level = { home: 1, away: 1 };
  expect((await enter('s1', { score: level })).json()).toMatchObject({ reason: 'level' });
  expect((await enter('s1', { score: level, penalties: { home: 3, away: 4 } })).statusCode).toBe(200);
  const points = async () => [await pointsOf('Балик'), await pointsOf('Вихър')];
  await expect.poll(points).toEqual([balik, vihar + 2]);
  await expectSumsToBeRight(league.database);

  const path = apiPaths.tableInputs(league.id('competitions', 'liga'));
  const { points: worth, results } = await league.ask(outlookEndpoints.tableInputs, path);
  expect(worth.shoot_out).toEqual({ win: 2, loss: 0 });
  expect(results.map((result) => result.shoot_out_winner)).toContain('away');

  await editRules({ shootOuts: false });
  await expect.poll(points).toEqual([balik + 1, vihar + 1]);
  await expectSumsToBeRight(league.database);
});

test('[SU2] [SU3] [ST21] stricter rules say whom they suspend, and for how many matches', async () => {
  const card = { team: 'home', minute: null, extraTime: null } as const;
  const [ivan, other] = [league.player('ivan'), league.player('b2')];
  const sent = await enter('s2', {
    score: { home: 2, away: 0 },
    cards: [
      { ...card, player: ivan, card: 'red' },
      { ...card, player: other, card: 'yellow' },
      { ...card, player: other, card: 'second-yellow' },
    ],
  });
  expect(sent.statusCode).toBe(200);
  // The day after: the matches of that day serve nothing any more.
  league.passTo(26 * 60);
  const { version: _version, ...fields } = (await readCompetition(maria, liga)).rules;
  const effectOf = async (rules: Partial<RulesFields>) => {
    const query = new URLSearchParams({ rules: JSON.stringify({ ...fields, ...rules }) });
    const effect = (await maria.send('GET', `${deskPaths.rulesEffect(liga)}?${query}`)).json<RulesEffect>();
    return effect.suspensions.map(({ player, from, to }) => `${player.name} ${from} ${to}`);
  };
  expect(await effectOf({})).toEqual([]);
  const stricter = await effectOf({ matchesPerRed: 9, secondYellowIsRed: true });
  expect(stricter).toHaveLength(2);
  expect((await effectOf({ matchesPerRed: 9 })).length).toBe(1);
});
