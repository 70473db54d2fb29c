import { zipSync } from 'fflate';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLeague } from '#server/check/check-league.ts';
import { filesOf as desk } from '#tests/support/desk-files.ts';
import { KICK_OFF, openDeskLeague, type DeskLeague } from '#tests/support/desk-league.ts';
import { signInAs } from '#tests/support/desk-people.ts';

/* Whatever is uploaded: the import does what its preview says, or nothing, and makes no squad impossible. */

let league: DeskLeague;
let files: ReturnType<typeof desk>;

beforeAll(async () => {
  league = await openDeskLeague();
  files = desk(league, await signInAs(league, 'organiser'));
});
afterAll(() => league?.close());

const TABLES = ['teams', 'players', 'squad_memberships', 'competition_teams', 'search_index', 'team_season_stats'];
/** Of everything that these files could change. */
const fingerprint = async () => {
  const sums = TABLES.map(
    (name) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${name} t) as ${name}`,
  );
  return (await league.database.pool.query(`select ${sums.join(', ')}`)).rows;
};

const team = fc.constantFrom('Балик', 'Вихър', 'Рилци', 'orlovets', 'Балик Нов', 'Никой');
const player = fc.constantFrom('ivan', 'petar', 'b1', 'b2', 'v1', 'Нов Играч', 'Друг Играч', 'nobody');
const number = fc.constantFrom('', '1', '7', '20', '21', '99', '100');
const day = fc.constantFrom('2026-01-01', '15.3.2026', '2026-04-01', '31.2.2026', '');
const rows = (...cells: fc.Arbitrary<string>[]) =>
  fc.array(
    fc.tuple(...cells).map((row) => row.join(',')),
    { minLength: 1, maxLength: 5 },
  );
const table = (name: string, header: string, body: fc.Arbitrary<string[]>) =>
  body.map((lines) => ({ name, text: `${[header, ...lines].join('\n')}\n` }));

const upload = fc.oneof(
  table('squads.csv', 'team,player,shirt_number,joined_on,left_on', rows(team, player, number, day, day)),
  table('list.csv', 'Отбор,Име,Номер,Роден', rows(team, player, number, day)),
  table('teams.csv', 'name,city,founded', rows(team, fc.constantFrom('Варна', ''), fc.constantFrom('1990', 'x'))),
  table(
    'competition-teams.csv',
    'competition,season,team',
    rows(fc.constantFrom('liga', 'old'), fc.constant('2025'), team),
  ),
);

const IMPOSSIBLE = ['player-in-two-teams', 'player-twice-in-squad', 'shirt-number-twice'];
const mistakes = async () => {
  const { findings } = await checkLeague(league.database.db, new Date(KICK_OFF));
  return findings.filter(({ code }) => IMPOSSIBLE.includes(code)).map((finding) => JSON.stringify(finding));
};

test('the import does what the preview says', async () => {
  await fc.assert(
    fc.asyncProperty(upload, fc.boolean(), async ({ name, text }, isZipped) => {
      const before = await fingerprint();
      const known = await mistakes();
      const isTable = name !== 'list.csv';
      const sent =
        isZipped && isTable
          ? await files.preview('league.zip', Buffer.from(zipSync({ [name]: Buffer.from(text) })))
          : await files.preview(name, text);
      expect(await fingerprint()).toEqual(before);
      const { counts, rows: read } = { counts: sent.counts, rows: Math.max(...sent.tables.map((one) => one.rows)) };
      if (sent.tables.length === 1 || sent.isRoster)
        expect(counts.wrong + counts.added + counts.changed + counts.unchanged).toBe(read);
      if (sent.digest === null) {
        expect(sent.problems.length).toBeGreaterThan(0);
        expect((await files.begin(sent.id, '')).statusCode).toBe(409);
        expect(await fingerprint()).toEqual(before);
        return;
      }
      const done = await files.run(sent.id, sent.digest);
      const { added, changed, removed } = counts;
      expect(done).toMatchObject({ state: 'done', result: { wrong: 0, added, changed, removed } });
      expect((await mistakes()).filter((mistake) => !known.includes(mistake))).toEqual([]);
      const again = await files.preview(name, text);
      expect(again.counts).toMatchObject({ added: 0, changed: 0, removed: 0 });
    }),
    { numRuns: 12, endOnFailure: true, interruptAfterTimeLimit: 60_000 },
  );
});
