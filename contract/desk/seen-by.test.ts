import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpointsByTopic } from '#contract/http/endpoints.ts';
import { RETENTION_DAYS } from '#domain/privacy/retention.ts';
import { deskApi } from './api.ts';
import { isFile, type DeskEndpoint } from './endpoint.ts';
import {
  ABOUT_ONESELF,
  FILES_WITH_PERSONAL_DATA,
  PERSONAL_FIELDS,
  VIEWERS,
  VIEWERS_BY_ACCESS,
  VIEWERS_BY_CODE,
  type PersonalFieldName,
} from './seen-by.ts';

const NAMES = Object.keys(PERSONAL_FIELDS) as PersonalFieldName[];

/** Every name of a field in a schema. */
function fieldsOf(schema: z.ZodType): string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node) Object.keys(node.properties as object).forEach((name) => names.add(name));
    Object.values(node).forEach(visit);
  };
  visit(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
  return [...names];
}

const heldIn = (schema: z.ZodType): PersonalFieldName[] => {
  const fields = fieldsOf(schema);
  return NAMES.filter((name) => fields.some((field) => PERSONAL_FIELDS[name].fields.test(field)));
};

const endpoints = Object.entries<DeskEndpoint>(deskApi);

describe('[PV2] what endpoints of the desk answer', () => {
  test.each(endpoints)('%s holds nothing that somebody with its access may not see', (name, { access, response }) => {
    const held =
      !response || ABOUT_ONESELF.includes(name)
        ? []
        : isFile(response)
          ? (FILES_WITH_PERSONAL_DATA[name] ?? [])
          : heldIn(response);
    const tooMuch = held.flatMap((field) => {
      const seenBy: readonly string[] = ['organiser', ...PERSONAL_FIELDS[field].seenBy];
      const byCode = VIEWERS_BY_CODE[name];
      return (byCode ? [byCode] : VIEWERS_BY_ACCESS[access ?? 'organiser'])
        .filter((viewer) => !seenBy.includes(viewer))
        .map((viewer) => `${viewer}: ${field}`);
    });
    expect(tooMuch).toEqual([]);
  });

  test('every file with personal data is answered by an endpoint', () => {
    const files = endpoints.flatMap(([name, { response }]) => (response && isFile(response) ? [name] : []));
    expect(Object.keys(FILES_WITH_PERSONAL_DATA).filter((name) => !files.includes(name))).toEqual([]);
  });
});

test('[PV2] the public API has nothing of it but birth dates', () => {
  const held = Object.values(endpointsByTopic)
    .flat()
    // The contact of the league itself, and of a team that wants it on its page.
    .filter(({ path }) => path !== '/api/league/settings' && path !== '/api/teams/:id')
    .flatMap(({ path, response }) =>
      heldIn(response)
        .filter((field) => field !== 'birthdate')
        .map((field) => `${path}: ${field}`),
    );
  expect(held).toEqual([]);
});

/** As docs/PRIVACY.md has it. */
function describeViewers(): string {
  const head = ['data', ...VIEWERS];
  const rows = Object.values<{ title: string; seenBy: readonly string[]; note?: string }>(PERSONAL_FIELDS).map(
    ({ title, seenBy, note }) => [
      note ? `${title} (${note})` : title,
      ...VIEWERS.map((viewer) => (viewer === 'organiser' || seenBy.includes(viewer) ? 'yes' : '–')),
    ],
  );
  return tableOf(head, rows);
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const KEPT: Record<keyof typeof RETENTION_DAYS, string> = {
  unusedPictures: 'uploaded pictures that nothing shows',
  commandKeys: 'keys and sealed answers of what was sent to the desk',
  decidedRequests: 'what a club asked for, after it was decided',
  messages: 'messages and notices, after they were sent',
  applications: 'applications that were refused, withdrawn or never decided',
  registrations: 'registrations of players that were refused or accepted',
  unansweredRegistrations: 'registrations of players that no manager has looked at',
};

const describeRetention = (): string =>
  tableOf(
    ['what', 'days'],
    (Object.keys(RETENTION_DAYS) as (keyof typeof RETENTION_DAYS)[]).map((what) => [
      KEPT[what],
      String(RETENTION_DAYS[what]),
    ]),
  );

const withoutAlignment = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');
const document = () => withoutAlignment(readFileSync(new URL('../../docs/PRIVACY.md', import.meta.url), 'utf8'));

test('[PV2] docs/PRIVACY.md says who sees what as the contract does', () => {
  expect(document()).toContain(withoutAlignment(describeViewers()));
});

test('[PV1] docs/PRIVACY.md says how long things are kept as the program does', () => {
  expect(document()).toContain(withoutAlignment(describeRetention()));
});
