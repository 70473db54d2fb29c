import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Inbox } from '#contract/desk/messages.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { SentRequest } from '#contract/desk/requests.ts';
import { forgetPeople, signInAs, signInAsManager, type Device } from '#tests/support/desk-people.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';

/* Who is told what of requests and transfers. */

let league: DeskLeague;
let maria: Device;
let radi: Device;
let ilia: Device;
beforeAll(async () => {
  league = await openDeskLeague();
});
beforeEach(async () => {
  league.passTo(0);
  await forgetPeople(league);
  await league.database.pool.query('truncate requests cascade');
  maria = await signInAs(league, 'organiser', { name: 'Мария' });
  radi = await signInAsManager(league, 'balik', 'Ради');
  ilia = await signInAsManager(league, 'vihar', 'Илия');
});
afterAll(() => league?.close());

const inboxOf = async ({ send }: Device) => (await send('GET', deskPaths.inbox)).json<Inbox>().messages;
const titlesOf = async (device: Device) => (await inboxOf(device)).map(({ title }) => title.bg);
const newPlayer = (name: string) => ({
  kind: 'new-player',
  payload: { name, birthdate: '1990-05-03', position: null, shirtNumber: null },
});
const transfer = () => ({
  kind: 'transfer',
  payload: { playerId: league.player('ivan'), fromTeamId: balik(), on: '2026-04-01', shirtNumber: null },
});
const balik = () => league.id('teams', 'balik');
const vihar = () => league.id('teams', 'vihar');

async function ask(device: Device, teamId: number, content: object): Promise<number> {
  const sent = await device.send('POST', deskPaths.teamRequests(teamId), content);
  expect([sent.statusCode, sent.body]).toEqual([201, sent.body]);
  return sent.json<SentRequest>().requestId ?? 0;
}
async function post(device: Device, path: string, body: object = {}): Promise<void> {
  const sent = await device.send('POST', path, body);
  expect([sent.statusCode < 300, sent.body]).toEqual([true, sent.body]);
}

test('[MS6] organisers hear that a team asks, once until they look', async () => {
  const petar = await signInAs(league, 'organiser', { name: 'Петър' });
  await ask(radi, balik(), newPlayer('Захари Златанов'));
  await ask(radi, balik(), newPlayer('Жечо Жеков'));
  const [message] = await inboxOf(maria);
  expect(message?.title).toEqual({ bg: 'Балик чака решение', en: 'Balik waits for your decision' });
  expect(message?.text.bg).toBe('Първо: нов играч, Захари Златанов. Всичко е в „Заявки“.');
  expect(await titlesOf(maria)).toHaveLength(1);
  await maria.send('PUT', deskPaths.readMessage(message?.id ?? 0));
  await ask(radi, balik(), newPlayer('Нено Ненов'));
  expect(await titlesOf(maria)).toHaveLength(2);
  expect(await titlesOf(petar)).toHaveLength(1);
  for (const manager of [radi, ilia]) expect(await titlesOf(manager)).toEqual([]);
});

test('[MS6] managers hear how it was decided, of many at once together', async () => {
  const first = await ask(radi, balik(), newPlayer('Захари Златанов'));
  const second = await ask(radi, balik(), newPlayer('Жечо Жеков'));
  const third = await ask(radi, balik(), newPlayer('Нено Ненов'));
  const fourth = await ask(radi, balik(), newPlayer('Тошо Тошев'));
  await post(maria, deskPaths.acceptedRequests, { requestIds: [first, second] });
  await post(maria, deskPaths.acceptedRequest(third));
  await post(maria, deskPaths.refusedRequest(fourth), { reason: 'Няма документ, звъни на 0888 123 456' });
  const told = await inboxOf(radi);
  expect(told.map(({ title }) => title.bg)).toEqual([
    'Отказано: нов играч, Тошо Тошев',
    'Прието: нов играч, Нено Ненов',
    'Лигата прие 2 заявки',
  ]);
  // [CB6] What is quoted holds no phone, and the act does not fail for it.
  expect(told[0]?.text.bg).toBe('Причина: Няма документ, звъни на …');
  expect(told[2]?.text.bg).toBe('нов играч, Захари Златанов; нов играч, Жечо Жеков.');
  expect(await titlesOf(ilia)).toEqual([]);
});

test('[MS6] the old club hears that a transfer was withdrawn', async () => {
  const id = await ask(ilia, vihar(), transfer());
  await post(ilia, deskPaths.withdrawnRequest(id));
  expect((await titlesOf(radi))[0]).toBe('Вихър се отказа от Иван Колев');
});

test('[MS6] both clubs hear of a transfer: asked, answered, decided, withdrawn', async () => {
  const id = await ask(ilia, vihar(), transfer());
  const [asked] = await inboxOf(radi);
  expect(asked?.title.bg).toBe('Вихър иска Иван Колев');
  expect(asked?.text.bg).toContain('Отговори до ');
  await post(radi, deskPaths.answeredTransfer(id), { agreed: false, reason: 'Контузен е' });
  expect(await titlesOf(ilia)).toEqual(['Балик не пуска Иван Колев']);
  expect((await inboxOf(ilia))[0]?.text.bg).toBe('Причина: Контузен е. Решава лигата.');
  expect(await titlesOf(maria)).toEqual(['Балик не пуска Иван Колев', 'Вихър чака решение']);
  await post(maria, deskPaths.acceptedRequest(id), { despite: ['club_objects'] });
  expect((await titlesOf(radi))[0]).toBe('Иван Колев минава във Вихър');
  expect((await titlesOf(ilia))[0]).toBe('Прието: трансфер на Иван Колев');
});
