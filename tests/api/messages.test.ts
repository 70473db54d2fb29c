import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  audienceListSchema,
  inboxSchema,
  noticeSchema,
  type AudienceList,
  type Inbox,
  type InboxMessage,
  type Notice,
  type NoticeList,
  type Unread,
} from '#contract/desk/messages.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { RETENTION_DAYS } from '#domain/privacy/retention.ts';
import { deleteOldMessages } from '#server/db/messages/messages.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import {
  type Device,
  forgetPeople,
  linkMatch,
  openLink,
  sendAsProgram,
  sendFrom,
  signInAs,
  signInAsManager,
} from '#tests/support/desk-people.ts';
import { BAN } from '#tests/support/office.ts';

/* What people at the desk are told, and who may read it. */

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
  maria = await signInAs(league, 'organiser', { name: 'Мария' });
  radi = await signInAsManager(league, 'balik', 'Ради');
  ilia = await signInAsManager(league, 'vihar', 'Илия');
});
afterAll(() => league?.close());

const outcome = (sent: { statusCode: number; body: string }) => {
  const { reason, field } = sent.body === '' ? {} : (JSON.parse(sent.body) as { reason?: string; field?: string });
  return [sent.statusCode, reason, field];
};
const TEXT = { titleBg: 'Съблекалните', textBg: 'Влизаме през южния вход.' };
const write = (notice: object) => maria.send('POST', deskPaths.notices, { audience: 'managers', ...TEXT, ...notice });
async function inboxOf({ send }: Device) {
  const inbox = (await send('GET', deskPaths.inbox)).json<Inbox>();
  expect(inboxSchema.parse(inbox)).toEqual(inbox);
  return inbox;
}
const titlesOf = async (device: Device) => (await inboxOf(device)).messages.map(({ title }) => title.bg);
const unreadOf = async ({ send }: Device) => (await send('GET', deskPaths.unread)).json<Unread>().unread;

describe('[MS2] a notice', () => {
  test('reaches those whom it was written to, and says who has opened it', async () => {
    const sent = await write({ matchId: league.id('matches', 'derby') });
    expect(sent.statusCode).toBe(201);
    const notice = sent.json<Notice>();
    expect(noticeSchema.parse(notice)).toEqual(notice);
    expect(notice).toMatchObject({ sender: 'Мария', recipients: 2, read: 0, audience: 'managers' });
    expect(await unreadOf(radi)).toBe(1);
    const [message] = (await inboxOf(radi)).messages;
    expect(message).toMatchObject({ sender: 'Мария', isRead: false, match: { home: { name: 'Балик' } } });
    const id = message?.id ?? 0;
    // What was opened twice was read when it was opened first.
    expect((await radi.send('PUT', deskPaths.readMessage(id))).statusCode).toBe(204);
    league.passTo(5);
    expect((await radi.send('PUT', deskPaths.readMessage(id))).statusCode).toBe(204);
    expect(await unreadOf(radi)).toBe(0);
    expect((await radi.send('GET', deskPaths.inboxMessage(id))).json<InboxMessage>().isRead).toBe(true);
    const opened = (await maria.send('GET', deskPaths.notice(id))).json<Notice>();
    expect(opened.people.map(({ name, readAt }) => [name, readAt !== null])).toEqual([
      ['Илия', false],
      ['Ради', true],
    ]);
    expect((await maria.send('GET', deskPaths.notices)).json<NoticeList>().notices).toMatchObject([
      { id, recipients: 2, read: 1 },
    ]);
  });

  test('goes to the managers of a competition or of teams, or to volunteers', async () => {
    const scorer = await signInAs(league, 'scorer', { name: 'Иван' });
    const { rows } = await league.database.pool.query<{ id: number }>(
      `select cs.id from competition_seasons cs join competitions c on c.id = cs.competition_id where c.key = 'liga' order by cs.ends_on desc limit 1`,
    );
    await write({ audience: 'teams', teamIds: [league.id('teams', 'vihar')], titleBg: 'На Вихър' });
    await write({ audience: 'volunteers', titleBg: 'На протоколистите' });
    await write({ audience: 'competition', competitionSeasonId: rows[0]?.id, titleBg: 'На лигата' });
    expect(await titlesOf(radi)).toEqual(['На лигата']);
    expect(await titlesOf(ilia)).toEqual(['На лигата', 'На Вихър']);
    expect(await titlesOf(scorer)).toEqual(['На протоколистите']);
    const audiences = (await maria.send('GET', deskPaths.audiences)).json<AudienceList>();
    expect(audienceListSchema.parse(audiences)).toEqual(audiences);
    expect(audiences).toMatchObject({ managers: 2, volunteers: 1 });
    expect(audiences.teams.find(({ name }) => name === 'Балик')?.managers).toBe(1);
  });

  test('[MS3] is written in one language or both, and never in half of one', async () => {
    await write({ titleEn: 'Changing rooms', textEn: 'Use the south entrance.' });
    expect((await inboxOf(radi)).messages[0]?.title).toEqual({ bg: 'Съблекалните', en: 'Changing rooms' });
    await write({ titleBg: '', textBg: '', titleEn: 'Only English', textEn: 'Text' });
    expect((await inboxOf(radi)).messages[0]?.title).toEqual({ bg: 'Only English', en: 'Only English' });
    expect(outcome(await write({ textBg: '' }))).toEqual([400, 'required', 'textBg']);
    expect(outcome(await write({ titleEn: 'Half' }))).toEqual([400, 'required', 'textEn']);
    expect(outcome(await write({ titleBg: '', textBg: '' }))).toEqual([400, 'required', 'titleBg']);
  });

  test('that nobody would get, or that leads nowhere, is refused', async () => {
    expect(outcome(await write({ audience: 'volunteers' }))).toEqual([400, 'nobody', 'audience']);
    expect(outcome(await write({ audience: 'teams' }))).toEqual([400, 'required', 'teamIds']);
    expect(outcome(await write({ audience: 'competition' }))).toEqual([400, 'required', 'competitionSeasonId']);
    expect(outcome(await write({ matchId: 999_999 }))).toEqual([400, 'gone', 'matchId']);
    expect(outcome(await write({ document: 98 }))).toEqual([400, 'gone', 'document']);
    expect((await maria.send('GET', deskPaths.notices)).json<NoticeList>().notices).toEqual([]);
  });

  test('[CB6] with a code, a phone number or a birth date is refused', async () => {
    expect(outcome(await write({ textBg: 'Звъни на Стоян: 0888 123 456' }))).toEqual([400, 'private_phone', 'textBg']);
    expect(outcome(await write({ titleBg: 'Иван, роден 12.03.1999' }))).toEqual([400, 'private_birth_date', 'titleBg']);
    const english = { titleEn: 'In', textEn: `http://localhost:3001/join#${'a'.repeat(43)}` };
    expect(outcome(await write(english))).toEqual([400, 'private_code', 'textEn']);
    expect(await titlesOf(radi)).toEqual([]);
  });

  test('that is sent again under its key is there once', async () => {
    const request = {
      method: 'POST' as const,
      url: deskPaths.notices,
      payload: { audience: 'managers', ...TEXT },
      headers: { 'idempotency-key': randomUUID() },
    };
    const [first, again] = [
      await sendFrom(league, maria.cookie, request),
      await sendFrom(league, maria.cookie, request),
    ];
    expect(again.json<Notice>().id).toBe(first.json<Notice>().id);
    expect(await titlesOf(radi)).toHaveLength(1);
  });
});

describe('[MS5] a message', () => {
  test('is seen by those alone whom it was sent to', async () => {
    const { id } = (await write({ audience: 'teams', teamIds: [league.id('teams', 'balik')] })).json<Notice>();
    const phone = await openLink(league, (await linkMatch(league, 'derby')).link, 'Гошо');
    const editor = await signInAs(league, 'editor');
    for (const other of [ilia, phone, editor, maria]) {
      expect(await titlesOf(other)).toEqual([]);
      expect(await unreadOf(other)).toBe(0);
      expect((await other.send('GET', deskPaths.inboxMessage(id))).statusCode).toBe(404);
      expect((await other.send('PUT', deskPaths.readMessage(id))).statusCode).toBe(404);
    }
    const program = await sendAsProgram(league, { method: 'GET', url: deskPaths.inbox });
    expect(program.json<Inbox>().messages).toEqual([]);
    expect((await maria.send('GET', deskPaths.notice(id))).json<Notice>().read).toBe(0);
  });

  test('is deleted after a year', async () => {
    await write({});
    const sentAt = (await inboxOf(radi)).messages[0]?.sentAt ?? '';
    const after = (days: number) => new Date(Date.parse(sentAt) + (days - RETENTION_DAYS.messages) * 24 * 60 * 60_000);
    expect(await deleteOldMessages(league.database.db, after(RETENTION_DAYS.messages - 1))).toBe(0);
    expect(await deleteOldMessages(league.database.db, after(RETENTION_DAYS.messages + 1))).toBe(1);
    expect(await titlesOf(radi)).toEqual([]);
  });

  test('comes thirty at a time', async () => {
    for (let number = 1; number <= 32; number += 1) await write({ titleBg: `№ ${number}` });
    const first = await inboxOf(radi);
    expect([first.messages.length, first.unread]).toEqual([30, 32]);
    const second = (await radi.send('GET', `${deskPaths.inbox}?before=${first.next}`)).json<Inbox>();
    expect(second.messages.map(({ title }) => title.bg)).toEqual(['№ 2', '№ 1']);
    expect(second.next).toBeNull();
  });
});

describe('[MS4] managers are told', () => {
  const act = (match: string, kind: object) =>
    sendFrom(league, maria.cookie, {
      method: 'POST',
      url: deskPaths.acts(league.id('matches', match)),
      payload: { act: kind },
      headers: { 'idempotency-key': randomUUID() },
    });
  const START = '2026-03-22T17:00:00Z';

  test('that a match of theirs was moved, postponed or cancelled, unless quietly', async () => {
    expect((await act('s5', { act: 'reschedule', startTime: START })).statusCode).toBe(200);
    expect((await act('s6', { act: 'reschedule', startTime: START, quiet: true })).statusCode).toBe(200);
    expect((await act('s6', { act: 'postpone' })).statusCode).toBe(200);
    expect((await act('s7', { act: 'cancel' })).statusCode).toBe(200);
    const expected = ['Отменен: Балик – Вихър', 'Отложен: Балик – Вихър', 'Нов час: Балик – Вихър'];
    expect(await titlesOf(radi)).toEqual(expected);
    expect(await titlesOf(ilia)).toEqual(expected);
    expect((await inboxOf(radi)).messages[2]).toMatchObject({
      kind: 'match-moved',
      sender: null,
      match: { id: league.id('matches', 's5') },
      text: {
        bg: expect.stringContaining('Ще се играе 22 март 2026 г., 19:00') as string,
        en: expect.stringContaining('It was March 15th, 2026, 8:00 PM.') as string,
      },
    });
  });

  test('[MS1] not of an act that is refused, and not of what they did themselves', async () => {
    expect((await act('s5', { act: 'final-whistle' })).statusCode).toBe(409);
    const { personId } = maria.session;
    await maria.send('POST', deskPaths.managers(league.id('teams', 'balik')), { personId });
    await act('s4', { act: 'postpone' });
    expect(await titlesOf(maria)).toEqual([]);
    expect(await titlesOf(radi)).toEqual(['Отложен: Балик – Вихър']);
  });

  test('that a player of theirs was banned', async () => {
    const player = league.player('ivan');
    expect((await maria.send('POST', deskPaths.bans(player), BAN)).statusCode).toBeLessThan(300);
    const { messages } = await inboxOf(radi);
    expect(messages).toMatchObject([
      { kind: 'player-banned', title: { bg: expect.stringMatching(/^Наказан: /) as string } },
    ]);
    expect(messages[0]?.text.bg).toContain(BAN.reasonBg);
    expect(await titlesOf(ilia)).toEqual([]);
  });
});
