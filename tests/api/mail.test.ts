import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messageChoicesSchema, type MailAddresses, type MessageChoices } from '#contract/desk/message-choices.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Inbox } from '#contract/desk/messages.ts';
import { claimMails } from '#server/db/messages/mails.ts';
import { unchangingLeague } from '#server/league/current-league.ts';
import { openMailQueue, type MailQueue } from '#server/mail/mail-queue.ts';
import { openMailServer, type DeliverMail } from '#server/mail/mail-server.ts';
import { queueMail } from '#server/messages/queue-mail.ts';
import { openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { forgetPeople, signInAs, signInAsManager, type Device } from '#tests/support/desk-people.ts';
import { startMailServer } from '#tests/support/mail-server.ts';

/* E-mail: who gets what, when, and what happens when a mail server does not take it. */

const FROM = 'league@league.example';
const DESK = 'https://desk.league.example';
const RADI = 'radi@club.example';
const DAY = 24 * 60;

let league: DeskLeague;
let server: Awaited<ReturnType<typeof startMailServer>>;
let queues: MailQueue[] = [];
let deliver: DeliverMail;
let maria: Device;
let radi: Device;
beforeAll(async () => {
  league = await openDeskLeague(undefined, { mail: { url: 'smtp://localhost', from: FROM } });
});
beforeEach(async () => {
  league.passTo(0);
  await forgetPeople(league);
  await league.database.pool.query('truncate mails');
  server = await startMailServer();
  deliver = openMailServer({ url: server.url, from: FROM });
  openQueue();
  maria = await signInAs(league, 'organiser', { name: 'Мария' });
  radi = await signInAsManager(league, 'balik', 'Ради');
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  queues = [];
  await server.close();
});
afterAll(() => league?.close());

function openQueue(by: DeliverMail | null = (mail) => deliver(mail)): MailQueue {
  const { now, database } = league;
  const options = { db: database.db, from: FROM, deskUrl: DESK, league: unchangingLeague(), now, warn: () => {} };
  const queue = openMailQueue({ ...options, deliver: by });
  queues.push(queue);
  return queue;
}
const waiting = async () => {
  const { rows } = await league.database.pool.query<{ count: number }>('select count(*)::int as count from mails');
  return rows[0]?.count;
};
/** All that is due has been tried. */
async function tryAll(): Promise<void> {
  await vi.waitUntil(
    async () => {
      for (const queue of queues) queue.wake();
      const { rows } = await league.database.pool.query(
        'select from mails where send_after <= $1 and expires_at > $1 and person_id is null or (send_after <= $1 and claimed_until is not null)',
        [league.now()],
      );
      return rows.length === 0;
    },
    { timeout: 10_000, interval: 50 },
  );
}
const untilReceived = (count: number) =>
  vi.waitUntil(
    () => {
      for (const queue of queues) queue.wake();
      return server.received.length >= count;
    },
    { timeout: 10_000, interval: 50 },
  );
const choicesOf = async ({ send }: Device): Promise<MessageChoices> => {
  const read = (await send('GET', deskPaths.messageChoices)).json<MessageChoices>();
  expect(messageChoicesSchema.parse(read)).toEqual(read);
  return read;
};
const outcome = (sent: { statusCode: number; body: string }) => [
  sent.statusCode,
  sent.body === '' ? undefined : (JSON.parse(sent.body) as { reason?: string }).reason,
];
const enter = (device: Device, address: string, language = 'bg') =>
  device.send('PUT', deskPaths.mailAddress, { address, language });
const codeOf = (text = '') => /\d{6}/.exec(text)?.[0] ?? '';
async function confirm(device: Device, address: string, language = 'bg'): Promise<void> {
  const before = server.received.length;
  expect((await enter(device, address, language)).statusCode).toBe(204);
  await untilReceived(before + 1);
  const code = codeOf(server.received.at(-1)?.text);
  expect((await device.send('POST', deskPaths.mailCode, { code })).statusCode).toBe(204);
  server.received.length = 0;
}
const write = (titleBg: string) =>
  maria.send('POST', deskPaths.notices, { audience: 'managers', titleBg, textBg: 'Влизаме през южния вход.' });

describe('[MS10] an address', () => {
  test('gets nothing but a code until it is entered', async () => {
    expect((await choicesOf(radi)).mail).toBeNull();
    expect((await enter(radi, RADI)).statusCode).toBe(204);
    await write('Преди кода');
    await untilReceived(1);
    await tryAll();
    expect(server.received.map(({ to }) => to)).toEqual([RADI]);
    expect((await choicesOf(radi)).mail).toEqual({ address: RADI, confirmed: false, refused: false });
    const code = codeOf(server.received[0]?.text);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(outcome(await radi.send('POST', deskPaths.mailCode, { code: wrong }))).toEqual([400, 'wrong_code']);
    expect((await radi.send('POST', deskPaths.mailCode, { code })).statusCode).toBe(204);
    expect((await choicesOf(radi)).mail).toEqual({ address: RADI, confirmed: true, refused: false });
    await write('След кода');
    await untilReceived(2);
    expect(server.received[1]).toMatchObject({ to: RADI, subject: 'След кода' });
    // The code of somebody else opens nothing.
    expect(outcome(await maria.send('POST', deskPaths.mailCode, { code }))).toEqual([409, 'code_ended']);
  });

  test('takes five wrong codes, for a day', async () => {
    await enter(radi, RADI);
    await untilReceived(1);
    const code = codeOf(server.received[0]?.text);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let each = 0; each < 5; each += 1) await radi.send('POST', deskPaths.mailCode, { code: wrong });
    expect(outcome(await radi.send('POST', deskPaths.mailCode, { code }))).toEqual([409, 'code_ended']);
    await enter(radi, RADI);
    await untilReceived(2);
    league.passTo(DAY + 1);
    const second = codeOf(server.received[1]?.text);
    expect(outcome(await radi.send('POST', deskPaths.mailCode, { code: second }))).toEqual([409, 'code_ended']);
  });

  test('is asked for five times, then once in four hours', async () => {
    const tries = [];
    for (let each = 0; each < 6; each += 1) tries.push(await enter(radi, `radi${each}@club.example`));
    expect(tries.map(outcome)).toEqual([...Array.from({ length: 5 }, () => [204, undefined]), [409, 'too_many_codes']]);
    league.passTo(4 * 60 + 1);
    expect((await enter(radi, RADI)).statusCode).toBe(204);
  });

  test('of somebody else is entered by an organiser, who sees it, and confirmed by its owner', async () => {
    const { personId } = radi.session;
    const path = deskPaths.mailAddressOf(personId ?? 0);
    expect((await maria.send('PUT', path, { address: RADI, language: 'bg' })).statusCode).toBe(204);
    const listed = async () => (await maria.send('GET', deskPaths.mailAddresses)).json<MailAddresses>();
    expect(await listed()).toEqual({
      hasMail: true,
      people: [{ personId, address: RADI, confirmed: false, refused: false, refusal: null }],
    });
    await untilReceived(1);
    const code = codeOf(server.received[0]?.text);
    expect((await radi.send('POST', deskPaths.mailCode, { code })).statusCode).toBe(204);
    expect((await listed()).people[0]?.confirmed).toBe(true);
    expect((await maria.send('DELETE', path)).statusCode).toBe(204);
    expect((await listed()).people).toEqual([]);
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await radi.send(method, path, { address: RADI, language: 'bg' })).statusCode).toBe(403);
    expect((await radi.send('GET', deskPaths.mailAddresses)).statusCode).toBe(403);
  });

  test('that is none is refused', async () => {
    for (const address of ['radi', 'radi@club.example, b@c.example', 'radi@club.example\r\nBcc: x@y.example', ''])
      expect((await enter(radi, address)).statusCode).toBe(400);
  });
});

describe('[MS11] a mail', () => {
  test('says what the inbox says in the language of its reader, who has sent it and where that is chosen', async () => {
    await confirm(radi, RADI, 'en');
    const sent = await maria.send('POST', deskPaths.notices, {
      audience: 'managers',
      titleBg: 'Съблекалните',
      textBg: 'Южният вход.',
      titleEn: 'Changing rooms',
      textEn: 'Use the south entrance.',
    });
    const { id } = sent.json<{ id: number }>();
    await untilReceived(1);
    const [mail] = server.received;
    expect(mail?.subject).toBe('Changing rooms');
    expect(mail?.text).toContain('Use the south entrance.');
    expect(mail?.text).toContain(`${DESK}/inbox/${id}`);
    expect(mail?.text).toContain(`${DESK}/inbox/choices`);
    expect(mail?.headers).toMatchObject({
      from: expect.stringContaining(`<${FROM}>`) as string,
      'list-unsubscribe': `<${DESK}/inbox/choices>`,
      'auto-submitted': 'auto-generated',
    });
    await tryAll();
    expect(await waiting()).toBe(0);
  });

  test('[MS8] is sent of what somebody has chosen, and waits for the end of his quiet hours', async () => {
    await confirm(radi, RADI);
    const { topics, quiet } = await choicesOf(radi);
    expect(quiet).toEqual({ from: 22 * 60, until: 8 * 60 });
    expect(topics.find(({ topic }) => topic === 'notice')).toEqual({ topic: 'notice', push: true, mail: true });
    const choose = (mail: boolean) =>
      radi.send('PUT', deskPaths.messageChoices, { choices: { notice: { push: true, mail } }, quiet });
    expect((await choose(false)).statusCode).toBe(204);
    await write('Без писмо');
    expect(await waiting()).toBe(0);
    expect((await choose(true)).statusCode).toBe(204);
    league.passTo(5 * 60);
    await write('В единайсет вечерта');
    await write('Прочетено още тогава');
    const [read] = (await radi.send('GET', deskPaths.inbox)).json<Inbox>().messages;
    await radi.send('PUT', deskPaths.readMessage(read?.id ?? 0));
    await tryAll();
    expect(server.received).toEqual([]);
    league.passTo(14 * 60 + 1);
    await untilReceived(1);
    await tryAll();
    expect(server.received.map(({ subject }) => subject)).toEqual(['В единайсет вечерта']);
  });

  test('[CB6] holds no phone numbers, birth dates or codes, whoever wrote them', async () => {
    const text = `Иван, роден 12.03.1999, 0888 123 456, ${DESK}/join#${'a'.repeat(43)}`;
    await queueMail(league.database.db, { to: RADI, language: 'bg', subject: 'Тел. 0888 123 456', text }, league.now());
    await untilReceived(1);
    expect(server.received[0]?.subject).toBe('Тел. …');
    expect(server.received[0]?.text).toMatch(/^Иван, роден …, …, https:\/\/desk\.league\.example\/join…\n/);
  });

  test('[MS7] leaves once, with several nodes', async () => {
    for (let each = 0; each < 3; each += 1) openQueue();
    await league.database.db.transaction(async (tx) => {
      for (let each = 0; each < 20; each += 1) {
        const mail = { to: `m${each}@club.example`, language: 'bg' as const, subject: 'Т', text: 'Т' };
        await queueMail(tx, mail, league.now());
      }
    });
    await untilReceived(20);
    await tryAll();
    expect(new Set(server.received.map(({ to }) => to)).size).toBe(20);
    expect(server.received).toHaveLength(20);
  });

  test('of an act that is taken back is never sent', async () => {
    await league.database.db
      .transaction(async (tx) => {
        await queueMail(tx, { to: RADI, language: 'bg', subject: 'Т', text: 'Т' }, league.now());
        throw new Error('refused');
      })
      .catch(() => {});
    expect(await waiting()).toBe(0);
  });

  test('[MS7] that a node has sent and not settled when it was killed is sent once more, as the same mail', async () => {
    await Promise.all(queues.map((queue) => queue.close()));
    queues = [];
    await queueMail(league.database.db, { to: RADI, language: 'bg', subject: 'Т', text: 'Т' }, league.now());
    // The node that dies claims it and sends it; what it would have stored is lost.
    const dead = openQueue(async (mail) => {
      await deliver(mail);
      return new Promise(() => {});
    });
    await untilReceived(1);
    queues = [];
    void dead.close();
    openQueue();
    await tryAllOnce();
    expect(server.received).toHaveLength(1);
    league.passTo(6);
    await untilReceived(2);
    await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 5000 });
    expect(server.received).toHaveLength(2);
    const [first, second] = server.received.map(({ headers }) => headers['message-id']);
    expect(second).toBe(first);
  });

  test('is tried again while the server is busy or away, ever later, for a day', async () => {
    server.state.busy = { responseCode: 451, message: '4.3.0 Try again' };
    await queueMail(league.database.db, { to: RADI, language: 'bg', subject: 'Т', text: 'Т' }, league.now());
    const attempts = async () => {
      const { rows } = await league.database.pool.query<{ attempts: number; wait: number }>(
        'select attempts, extract(epoch from send_after - $1)::int / 60 as wait from mails where claimed_until is null',
        [league.now()],
      );
      return rows[0];
    };
    const untilTried = (times: number) =>
      vi.waitUntil(
        async () => {
          for (const queue of queues) queue.wake();
          return (await attempts())?.attempts === times;
        },
        { timeout: 10_000, interval: 50 },
      );
    let minute = 0;
    for (const [index, wait] of [1, 5, 15, 60, 240, 240].entries()) {
      await untilTried(index + 1);
      expect((await attempts())?.wait).toBe(wait);
      minute += wait;
      league.passTo(minute);
      // Away: nobody listens there.
      if (index === 2) deliver = openMailServer({ url: 'smtp://127.0.0.1:1?tls=off', from: FROM });
      if (index === 4) deliver = openMailServer({ url: server.url, from: FROM });
    }
    await untilTried(7);
    league.passTo(DAY + 1);
    await vi.waitUntil(
      async () => {
        queues[0]?.wake();
        return (await waiting()) === 0;
      },
      { timeout: 10_000 },
    );
    expect(server.received).toEqual([]);
  });

  test('is deleted after a day where there is no mail server', async () => {
    await Promise.all(queues.map((queue) => queue.close()));
    queues = [];
    const queue = openQueue(null);
    await queueMail(league.database.db, { to: RADI, language: 'bg', subject: 'Т', text: 'Т' }, league.now());
    league.passTo(DAY + 1);
    queue.wake();
    await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 5000 });
    expect(server.received).toEqual([]);
  });
});

describe('[MS10] an address that a mail server refuses', () => {
  const NOBODY = { responseCode: 550, message: '5.1.1 No such user' };

  test('is shown, and not tried again until it is another', async () => {
    await confirm(radi, RADI);
    server.refused.set(RADI, NOBODY);
    await write('Не стига');
    await vi.waitUntil(
      async () => {
        queues[0]?.wake();
        return (await choicesOf(radi)).mail?.refused;
      },
      { timeout: 10_000 },
    );
    const { people } = (await maria.send('GET', deskPaths.mailAddresses)).json<MailAddresses>();
    expect(people[0]).toMatchObject({
      address: RADI,
      refused: true,
      refusal: expect.stringContaining('5.1.1') as string,
    });
    server.refused.clear();
    const { connections } = server.state;
    await write('Не се праща');
    expect(await waiting()).toBe(0);
    expect(server.state.connections).toBe(connections);
    await confirm(radi, 'new@club.example');
    await write('На новия');
    await untilReceived(1);
    expect(server.received.map(({ to }) => to)).toEqual(['new@club.example']);
  });

  test.each([
    ['that is full for now', 452, '4.2.2 Mailbox full'],
    ['to a server that does not know us', 550, '5.7.1 Relaying denied'],
  ])('%s is not taken for one that is none', async (_name, responseCode, message) => {
    await confirm(radi, RADI);
    server.refused.set(RADI, { responseCode, message });
    await write('Опит');
    const { connections } = server.state;
    await vi.waitUntil(
      () => {
        queues[0]?.wake();
        return server.state.connections > connections;
      },
      { timeout: 10_000 },
    );
    await tryAll();
    expect((await choicesOf(radi)).mail?.refused).toBe(false);
  });
});

describe('[MS11] the connection to the mail server', () => {
  const MAIL = {
    messageId: '<1@league.example>',
    from: { name: 'Лига', address: FROM },
    to: RADI,
    subject: 'Т',
    text: 'Т',
    choicesUrl: null,
  };
  const send = (url: string, ca?: string) => openMailServer({ url, from: FROM }, ca === undefined ? {} : { ca })(MAIL);

  test('is encrypted, and to nobody else than its certificate says', async () => {
    const certificate = drawCertificate();
    const ca = certificate.cert;
    const secure = await startMailServer({ ...certificate, secure: true, disabledCommands: [] });
    const starting = await startMailServer({ ...certificate, disabledCommands: [] });
    try {
      const stranger = `smtps://localhost:${secure.port}`;
      expect(await send(stranger)).toMatchObject({ kind: 'later' });
      expect(secure.received).toEqual([]);
      expect(await send(stranger, ca)).toEqual({ kind: 'sent' });
      expect(await send(`smtp://localhost:${starting.port}`)).toMatchObject({ kind: 'later' });
      expect(await send(`smtp://localhost:${starting.port}`, ca)).toEqual({ kind: 'sent' });
      expect([secure.received.length, starting.received.length]).toEqual([1, 1]);
    } finally {
      await secure.close();
      await starting.close();
    }
  });

  test('is not made in plain text, unless the address says so', async () => {
    expect(await send(`smtp://localhost:${server.port}`)).toMatchObject({ kind: 'later' });
    expect(server.received).toEqual([]);
    expect(await send(server.url)).toEqual({ kind: 'sent' });
  });

  test('with a wrong password is tried again, for somebody may set it right', async () => {
    const closed = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'тайна#1' ? done(null, { user: 'league' }) : done(new Error('Invalid')),
    });
    try {
      const at = (password: string) => `smtp://league:${encodeURIComponent(password)}@localhost:${closed.port}?tls=off`;
      expect(await send(at('друга'))).toMatchObject({ kind: 'later' });
      expect(await send(at('тайна#1'))).toEqual({ kind: 'sent' });
    } finally {
      await closed.close();
    }
  });
});

/** Signed by itself, for this machine. */
function drawCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Looks once more, as every node does every few seconds. */
async function tryAllOnce(): Promise<void> {
  expect(await claimMails(league.database.db, { now: league.now(), limit: 10, leaseSeconds: 1 })).toEqual([]);
}
