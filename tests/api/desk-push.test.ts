import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MessageChoices } from '#contract/desk/message-choices.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { openPush, type Push } from '#server/push/push.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import {
  forgetPeople,
  linkMatch,
  openLink,
  signInAs,
  signInAsManager,
  type Device,
} from '#tests/support/desk-people.ts';
import { until } from '#tests/support/live-node.ts';
import { startPushService } from '#tests/support/push-service.ts';

/* Messages on the devices of people at the desk. */

let league: DeskLeague;
let service: Awaited<ReturnType<typeof startPushService>>;
let push: Push;
let maria: Device;
let radi: Device;
beforeAll(async () => {
  league = await openDeskLeague(undefined, { push: { publicKey: 'key', isAllowed: () => true } });
});
beforeEach(async () => {
  league.passTo(0);
  await forgetPeople(league);
  service = await startPushService();
  const settings = { publicUrl: 'https://league.example', pushServices: 'any' as const };
  push = await openPush({ database: league.database, settings, now: league.now, log: () => {} });
  maria = await signInAs(league, 'organiser', { name: 'Мария' });
  radi = await signInAsManager(league, 'balik', 'Ради');
});
afterEach(async () => {
  service.close();
  await push.close();
});
afterAll(() => league?.close());

const subscribe = async (device: Device, name: string, language?: 'bg' | 'en') =>
  (await device.send('PUT', deskPaths.pushDevice, { ...service.subscribe(name), ...(language && { language }) }))
    .statusCode;
const write = (titleBg: string) =>
  maria.send('POST', deskPaths.notices, {
    audience: 'managers',
    titleBg,
    textBg: 'Влизаме през южния вход.',
    titleEn: 'Changing rooms',
    textEn: 'Use the south entrance.',
  });
const waiting = async () => {
  const { rows } = await league.database.pool.query<{ count: number }>(
    'select count(*)::int as count from push_messages',
  );
  return rows[0]?.count;
};
const untilReceived = (count: number) =>
  until(() => {
    push.onGap();
    return service.received.length >= count;
  });

test('[MS9] a message comes to the devices on which somebody is signed in, in their language, and leads to the inbox', async () => {
  expect(await subscribe(radi, 'phone', 'en')).toBe(204);
  expect(await subscribe(maria, 'office')).toBe(204);
  const { id } = (await write('Съблекалните')).json<{ id: number }>();
  await untilReceived(1);
  expect(service.received.map(({ device, payload }) => [device, payload.title, payload.url])).toEqual([
    ['phone', 'Changing rooms', `/inbox/${id}`],
  ]);
  // The browser has another endpoint: the language stays, and the old one gets nothing.
  expect(await subscribe(radi, 'phone-again')).toBe(204);
  await write('Пак');
  await untilReceived(2);
  expect(service.received[1]).toMatchObject({ device: 'phone-again', payload: { title: 'Changing rooms' } });
  expect((await radi.send('DELETE', deskPaths.session)).statusCode).toBe(204);
  await write('След излизане');
  expect(await waiting()).toBe(0);
});

test('[MS8] waits for the end of the quiet hours, and is not sent of what nobody wants or has read', async () => {
  await subscribe(radi, 'phone', 'bg');
  const { quiet } = (await radi.send('GET', deskPaths.messageChoices)).json<MessageChoices>();
  const choose = (on: boolean) =>
    radi.send('PUT', deskPaths.messageChoices, { choices: { notice: { push: on, mail: false } }, quiet });
  await choose(false);
  await write('Без известие');
  expect(await waiting()).toBe(0);
  await choose(true);
  league.passTo(5 * 60);
  await write('Нощем');
  const { id } = (await write('Прочетено')).json<{ id: number }>();
  expect(await waiting()).toBe(2);
  await radi.send('PUT', deskPaths.readMessage(id));
  expect(await waiting()).toBe(1);
  league.passTo(14 * 60 + 1);
  await untilReceived(1);
  expect(service.received.map(({ payload }) => payload.title)).toEqual(['Нощем']);
});

test('[MS9] a link for one match has no inbox, and no devices', async () => {
  const volunteer = await openLink(league, (await linkMatch(league, 'derby')).link, 'Гошо');
  expect(await subscribe(volunteer, 'volunteer')).toBe(404);
  expect((await volunteer.send('GET', deskPaths.messageChoices)).statusCode).toBe(404);
});
