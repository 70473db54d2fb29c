import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deskPaths } from '#contract/desk/paths.ts';
import { apiPaths } from '#contract/paths.ts';
import { createDatabase } from '#tests/support/clusters.ts';
import { filesOf } from '#tests/support/desk-files.ts';
import { deskLeague, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { sendFrom, signInAs, type Device } from '#tests/support/desk-people.ts';
import { cell, maskBomb, workbook } from '#tests/support/hostile-files.ts';
import { temporaryDataDir } from '#tests/support/site.ts';
import { deskOf, SITE_TOKEN, startSiteWithDesk } from '#tests/support/site-with-desk.ts';

/* Files that would take all time or memory: they are refused with words, and nobody else notices. */

let league: DeskLeague;
let organiser: Device;
let files: ReturnType<typeof filesOf>;
beforeAll(async () => {
  league = await openDeskLeague();
  organiser = await signInAs(league, 'organiser');
  files = filesOf(league, organiser);
});
afterAll(() => league?.close());

const zip = (content: Record<string, string | Buffer>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(content).map(([name, text]) => [name, Buffer.from(text)]))));
const rowsOf = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at)).join('');
const wrongPlayers = (count: number) => `name,birthdate\n${rowsOf(count, (at) => `Играч ${at},тридесети ${at}\n`)}`;
const sendPicture = (bytes: Buffer) =>
  sendFrom(league, organiser.cookie, {
    method: 'POST',
    url: `${deskPaths.pictures}?purpose=crest`,
    payload: bytes,
    headers: { 'content-type': 'image/png' },
  });

describe('a workbook', () => {
  test('with a cell in the last column is refused by its name', async () => {
    const far = workbook('teams', [
      [1, cell('A1', 'name')],
      [20_000, cell('XFD20000', 'x')],
    ]);
    expect(far.length).toBeLessThan(2000);
    const { problems, digest } = await files.preview('teams.xlsx', far);
    expect(problems).toEqual([
      expect.objectContaining({ id: 'sheetTooWide', values: { cell: 'XFD20000', most: 500 }, line: null }),
    ]);
    expect(digest).toBeNull();
  });

  test('with a cell in the last row is read with that row', async () => {
    const far = workbook('players', [
      [1, cell('A1', 'name') + cell('B1', 'birthdate') + cell('C1', 'key')],
      [3, cell('A3', 'Стоил Каменов') + cell('B3', '2001-02-03')],
      [1_048_576, cell('A1048576', 'Далечен Човек') + cell('B1048576', '31.02.2001')],
    ]);
    const { problems, counts } = await files.preview('players.xlsx', far);
    expect(problems).toEqual([expect.objectContaining({ id: 'notDay', line: 1_048_576, row: 'Далечен Човек' })]);
    expect(counts).toMatchObject({ wrong: 1, added: 1 });
  });

  test('whose columns are formatted to the last row is read like any other', async () => {
    const formatted = rowsOf(50_000, (at) => `<row r="${at + 10}" s="1"><c r="XFD${at + 10}" s="1"/></row>`);
    const far = workbook(
      'teams',
      [
        [1, cell('A1', 'name')],
        [2, cell('A2', 'Нов отбор') + cell('XFD2')],
      ],
      formatted,
    );
    const { problems, counts, tables } = await files.preview('teams.xlsx', far);
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ added: 1 });
    expect(tables[0]?.columns).toEqual([{ heading: 'name', column: 'name' }]);
  });

  test('of more cells than fit into memory is refused', async () => {
    const many = rowsOf(5000, (at) => `<row r="${at + 2}"><c r="A${at + 2}"><v>1</v></c></row>`);
    const wide = workbook('teams', [[1, cell('A1', 'name') + cell('RZ1', 'x')]], many);
    expect((await files.preview('teams.xlsx', wide)).problems).toEqual([
      expect.objectContaining({ id: 'sheetTooLarge', values: { most: 2_000_000 } }),
    ]);
  });

  test('in an archive unpacks no further than its limit', async () => {
    const bomb = workbook('teams', [[1, cell('A1', 'name')]], ' '.repeat(60_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    const { problems } = await files.preview('league.zip', zip({ 'a/teams.xlsx': bomb }));
    expect(problems).toEqual([expect.objectContaining({ id: 'bookTooLarge', values: { size: 50 } })]);
  });
});

describe('a table', () => {
  test('of too many rows is read to the limit and no further', async () => {
    const { problems } = await files.preview('teams.csv', `name\n${rowsOf(250_000, (at) => `Отбор ${at}\n`)}`);
    expect(problems).toEqual([
      expect.objectContaining({ id: 'tooManyRows', values: { most: 200_000 }, line: 200_002, file: 'teams.csv' }),
    ]);
  });

  test('of a million columns is refused', async () => {
    for (const name of ['teams.csv', 'any.csv'])
      expect((await files.preview(name, `name,${'a,'.repeat(1_000_000)}\nx\n`)).problems).toContainEqual(
        expect.objectContaining({ id: 'tooManyColumns', values: { most: 500 }, line: 1 }),
      );
  });

  test('with mistakes everywhere has the first two hundred, and how many more there are', async () => {
    const wrong = rowsOf(5000, (at) => `Играч ${at},тридесети ${at}\n`);
    const { problems, moreProblems, counts } = await files.preview('players.csv', `name,birthdate\n${wrong}`);
    expect(problems).toHaveLength(200);
    expect(moreProblems).toBe(4800);
    expect(counts.wrong).toBe(5000);
  });
});

describe('a drawing', () => {
  test('whose masks multiply is refused at once, and other pictures are taken meanwhile', async () => {
    const bomb = Buffer.from(maskBomb());
    expect(bomb.length).toBeLessThan(5000);
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const sent = await Promise.all([bomb, picture, bomb, picture].map(sendPicture));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([400, 201, 400, 201]);
    expect(sent[0]?.json()).toMatchObject({ reason: 'unknown_picture' });
  });

  test('behind hundreds of comments is looked at once', async () => {
    const sent = await sendPicture(Buffer.from(`${'<!---->'.repeat(280)}<sv`));
    expect(sent.json()).toMatchObject({ reason: 'unknown_picture' });
  });

  test('in an archive is refused where it multiplies', async () => {
    const archive = zip({
      'media.csv': 'key,width,height\nbomb,64,72\n',
      'media/bomb.svg': maskBomb(),
      'teams.csv': 'name,crest\nНов отбор,bomb\n',
    });
    const { problems } = await files.preview('league.zip', archive);
    expect(problems).toContainEqual(expect.objectContaining({ id: 'pictureTooComplex', file: 'media/bomb.svg' }));
  });

  test('that is a crest already delays no shared picture', async () => {
    const team = league.id('teams', 'balik');
    const draw = async () => {
      const began = performance.now();
      const { statusCode, headers } = await league.app().inject({ url: `/social/team/${team}.png` });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
      return performance.now() - began;
    };
    const before = await draw();
    await league.database.pool.query(
      `with bomb as (insert into media (key, type, digest, width, height, bytes)
         values ('bomb', 'image/svg+xml', repeat('b', 64), 64, 72, $1) returning id)
       update teams set badge_id = (select id from bomb) where id = $2`,
      [Buffer.from(maskBomb()), team],
    );
    await league.restart();
    expect(await draw()).toBeLessThan(before * 2 + 3000);
  });
});

describe('pixels that unpack to gigabytes', () => {
  const header = (bytes: string, size: (at: Buffer) => void) => {
    const made = Buffer.from(bytes.replaceAll(' ', ''), 'hex');
    size(made);
    return made;
  };
  test.each([
    [
      'GIF',
      header('474946383961 00000000 80 00 00 000000ffffff 2c 00000000 00000000 00 02 02 4401 00 3b', (gif) => {
        for (const at of [6, 8, 24, 26]) gif.writeUInt16LE(60_000, at);
      }),
    ],
    [
      'WebP',
      header('52494646 1a000000 57454250 5650384c 0d000000 2f ffffffff 10 0711118888fe0700', (webp) => {
        // Fourteen bits of width less one, and fourteen of height.
        webp.writeUInt32LE(16_382 | (16_382 << 14), 21);
      }),
    ],
    [
      'PNG',
      header(
        '89504e470d0a1a0a 0000000d 49484452 0000ea60 0000ea60 08 02 00 00 00 00000000 00000000 49444154 00000000',
        () => {},
      ),
    ],
  ])('are not unpacked from a %s', async (_, bytes) => {
    const began = performance.now();
    const sent = await sendPicture(bytes);
    expect(sent.statusCode).toBe(400);
    expect(sent.json<{ reason: string }>().reason).toMatch(/^(huge|broken)_picture$/);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('while files are read that take all they can', () => {
  let narrow: DeskLeague;
  let narrowFiles: ReturnType<typeof filesOf>;
  const open = async (limits: { milliseconds?: number; megabytes?: number }) => {
    narrow = await openDeskLeague(deskLeague(), { uploadLimits: { files: limits } });
    narrowFiles = filesOf(narrow, await signInAs(narrow, 'organiser'));
    return () => narrow.close();
  };

  test('too much memory ends the one file, and the next is read', async () => {
    const close = await open({ megabytes: 40 });
    const { state, refusal } = await narrowFiles.settled(
      await narrowFiles.upload('players.csv', wrongPlayers(150_000)),
    );
    expect([state, refusal]).toEqual(['refused', 'too_demanding']);
    expect((await narrowFiles.preview('teams.csv', 'name\nНов отбор\n')).counts).toMatchObject({ added: 1 });
    await close();
  });

  test('too much time ends the one file, in the database too', async () => {
    const close = await open({ milliseconds: 700 });
    const { state, refusal } = await narrowFiles.settled(
      await narrowFiles.upload('players.csv', wrongPlayers(150_000)),
    );
    expect([state, refusal]).toEqual(['refused', 'too_demanding']);
    await vi.waitUntil(
      async () => {
        const { rows } = await narrow.database.pool.query<{ open: number }>(
          `select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
        );
        return rows[0]?.open === 0;
      },
      { timeout: 20_000, interval: 200 },
    );
    await close();
  });

  test('the public site answers as before', async () => {
    const ask = async () => {
      const began = performance.now();
      expect((await league.app().inject({ url: apiPaths.currentSeason })).statusCode).toBe(200);
      return performance.now() - began;
    };
    const askFor = async (isOver: () => boolean) => {
      const times: number[] = [];
      do {
        times.push(await ask());
        await sleep(10);
      } while (!isOver() || times.length < 100);
      times.sort((a, b) => a - b);
      const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
      return { median: at(0.5), late: at(0.99), last: at(1) };
    };
    const alone = await askFor(() => true);
    let isRead = false;
    const began = performance.now();
    const id = await files.upload('players.csv', wrongPlayers(15_000));
    const reading = vi
      .waitUntil(async () => (await files.get(id)).state === 'ready', { timeout: 150_000, interval: 50 })
      .finally(() => (isRead = true));
    const beside = await askFor(() => isRead);
    await reading;
    const took = performance.now() - began;
    // The thread and the requests share the cores, but no request waits until the file is read.
    expect(beside.median).toBeLessThan(Math.max(alone.median * 1.5, alone.median + 50));
    expect(beside.late).toBeLessThan(Math.max(alone.late * 1.5, alone.late + 500));
    expect(beside.last).toBeLessThan(Math.max(alone.last * 1.5, took / 3));
  }, 180_000);
});

test('after kill -9 in the middle of uploads nothing is left, and the next start takes them', async () => {
  const [own, data] = [await createDatabase(), await temporaryDataDir()];
  const settings = { DATABASE_URL: own.url, DATA_DIR: data.path };
  const childrenOf = (pid: number) =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => parentOf(name) === pid)
      .map(Number);
  const noise = Buffer.from(Array.from({ length: 3000 * 1000 }, (_, i) => (i * 7919) % 251));
  const photo = await sharp(noise, { raw: { width: 1000, height: 1000, channels: 3 } })
    .resize(4000, 4000)
    .jpeg({ quality: 40 })
    .toBuffer();
  const send = (desk: string, path: string, body: Buffer, type: string) =>
    fetch(`${desk}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SITE_TOKEN}`, 'content-type': type },
      body: new Uint8Array(body),
    });
  const sendPhoto = (desk: string) => send(desk, `${deskPaths.pictures}?purpose=article`, photo, 'image/jpeg');
  const first = startSiteWithDesk(settings);
  try {
    await first.ready;
    const table = Buffer.from(wrongPlayers(60_000));
    const cut = [
      sendPhoto(deskOf(first)),
      send(deskOf(first), `${deskPaths.uploads}?name=players.csv`, table, 'application/octet-stream'),
    ].map((sent) => sent.then(({ status }) => status).catch(() => 'cut'));
    await vi.waitUntil(() => childrenOf(first.pid).length > 0, { timeout: 30_000, interval: 10 });
    const temporary = `${data.path}/temporary`;
    await vi.waitUntil(() => existsSync(temporary) && readdirSync(temporary).length > 0, {
      timeout: 30_000,
      interval: 10,
    });
    const children = childrenOf(first.pid);
    await first.kill('SIGKILL');
    await Promise.all(cut);
    await vi.waitUntil(() => children.every((pid) => parentOf(String(pid)) === null), { timeout: 20_000 });
    const second = startSiteWithDesk(settings);
    try {
      await second.ready;
      await vi.waitUntil(() => readdirSync(temporary).length === 0, { timeout: 10_000 });
      expect((await sendPhoto(deskOf(second))).status).toBe(201);
    } finally {
      await second.kill('SIGTERM');
    }
  } finally {
    await first.kill('SIGKILL');
    await data.remove();
    await own.drop();
  }
});

/** Null for a process that is gone. */
function parentOf(pid: string): number | null {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return state === 'Z' ? null : Number(parent);
  } catch {
    return null;
  }
}
