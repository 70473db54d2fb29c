import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leagueSettingsSchema, type LeagueDocument, type LeagueSettings } from '#contract/http/league-settings.ts';
import { flatten } from '#domain/formatting/flat-fields.ts';

import { isPicture } from '#domain/league/identity.ts';
import { unknownPlaceholder } from '#domain/league/placeholders.ts';
import { WHOLE_SETTINGS } from '#domain/league/records.ts';
import { announceChanges } from '#server/db/changes.ts';
import type { Merged } from '#server/db/league-tables/merge-table.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { documentNumber, parseDocumentFile, writeDocument } from '#server/league/document-file.ts';
import { lockLeagueDocuments, readLeagueDocuments, writeLeagueDocuments } from '#server/league/league-documents.ts';
import {
  lockLeagueSettings,
  mergeSettings,
  readLeagueSettings,
  unknownSettings,
  writeLeagueSettings,
} from '#server/league/league-settings.ts';
import { slug } from '#domain/formatting/plain-latin.ts';
import { startingSettings } from '#server/league/starting-settings.ts';
import { because, type Reason } from './problems.ts';
import type { KeyRegistry } from './key-registry.ts';
import type { Report } from './source-record.ts';

const SETTINGS_FILE = 'league.json';
const DOCUMENTS_FOLDER = 'documents';

/** What is no table: the league's settings, and its documents. */
export type SettingsName = 'league' | 'documents';

/** The settings as they are, in words that people can edit. */
export async function exportSettings(tx: Queryable, folder: string): Promise<void> {
  await writeFile(join(folder, SETTINGS_FILE), `${JSON.stringify(await readLeagueSettings(tx), null, 2)}\n`);
  await mkdir(join(folder, DOCUMENTS_FOLDER));
  for (const document of await readLeagueDocuments(tx))
    await writeFile(join(folder, DOCUMENTS_FOLDER, fileName(document)), writeDocument(document));
}

const fileName = ({ number, title }: LeagueDocument) => `${number}-${slug(title.bg).slice(0, 60)}.txt`;

export interface CheckedSettings {
  /** Whether the folder has any. */
  isThere: boolean;
  /** Writes what changes, and counts it. */
  merge(): Promise<Map<SettingsName, Merged>>;
}

interface SettingsOptions {
  prune: boolean;
  dryRun?: boolean | undefined;
  /** Of the tables, which were checked before. */
  registry: KeyRegistry;
  report: Report;
}

/** Reports what is wrong with them, before anything is written. What the files leave out stays as it is. */
export async function checkSettings(
  tx: Queryable,
  folder: string,
  { prune, dryRun = false, registry, report }: SettingsOptions,
): Promise<CheckedSettings> {
  const settings = existsSync(join(folder, SETTINGS_FILE)) ? await readSettings(tx, folder, registry, report) : null;
  const documents = existsSync(join(folder, DOCUMENTS_FOLDER)) ? readDocuments(folder, report) : null;
  return {
    isThere: settings !== null || documents !== null,
    merge: async () => {
      const changes = new Map<SettingsName, Merged>();
      if (settings) changes.set('league', await mergeLeagueSettings(tx, settings));
      if (documents) changes.set('documents', await mergeDocuments(tx, documents, prune));
      const isChanged = [...changes.values()].some(({ added, changed, removed }) => added + changed + removed > 0);
      if (isChanged && !dryRun) await announceChanges(tx, ['league', 'everything']);
      return changes;
    },
  };
}

async function readSettings(
  tx: Queryable,
  folder: string,
  registry: KeyRegistry,
  report: Report,
): Promise<LeagueSettings | null> {
  const reportAt = (column: string | null, reason: Reason) =>
    report({ file: SETTINGS_FILE, line: null, column, ...reason });
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(join(folder, SETTINGS_FILE), 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    reportAt(null, because('notJson', { reason: error instanceof Error ? error.message : '' }));
    return null;
  }
  const before = await readLeagueSettings(tx);
  for (const path of unknownSettings(before, written)) reportAt(path, because('unknownSetting'));
  const { success, data, error } = leagueSettingsSchema.safeParse(mergeSettings(before, written));
  if (!success) {
    const paths = new Set(error.issues.map(({ path }) => path.join('.')));
    for (const path of paths) reportAt(path || null, because('notSetting'));
    return null;
  }
  const { logo, hero } = data.identity;
  for (const [name, address] of Object.entries({ logo, hero }))
    if (isPicture(address) && !registry.hasPicture(address))
      reportAt(`identity.${name}`, because('noPicture', { written: address }));
  for (const [at, { question, answer }] of data.faq.entries())
    for (const text of [question.bg, question.en, answer.bg, answer.en]) {
      const unknown = unknownPlaceholder(text);
      if (unknown !== null) reportAt(`faq.${at}`, because('unknownPlaceholder', { name: unknown }));
    }
  const [from, to]: Record<string, unknown>[] = [before, data].map((all) => flatten(all, WHOLE_SETTINGS));
  const changed = Object.keys(to ?? {}).filter((name) => !isSame(from?.[name], to?.[name]));
  // Nobody wrote those of a fresh league.
  if (changed.length > 0 && !isSame(before, startingSettings))
    report({
      file: SETTINGS_FILE,
      line: null,
      column: null,
      isNote: true,
      ...because('settingsChange', { settings: changed.join(', ') }),
    });
  return data;
}

function readDocuments(folder: string, report: Report): LeagueDocument[] {
  const found = new Map<number, { file: string; document: LeagueDocument }>();
  for (const name of readdirSync(join(folder, DOCUMENTS_FOLDER)).toSorted()) {
    if (!name.endsWith('.txt')) continue;
    const file = `${DOCUMENTS_FOLDER}/${name}`;
    const refuse = (reason: Reason) => report({ file, line: null, column: null, ...reason });
    const number = documentNumber(name);
    const other = found.get(number ?? 0)?.file;
    const document = number === null ? null : parseDocumentFile(number, readFileSync(join(folder, file), 'utf8'));
    if (number === null || document === null) refuse(because('documentName'));
    else if (other !== undefined) refuse(because('documentTwice', { other }));
    else if (document === 'no-title') refuse(because('documentTitle'));
    else if (document === 'not-a-text') refuse(because('documentText'));
    else {
      const unknown = unknownPlaceholder(`${document.title.bg} ${document.title.en} ${document.text}`);
      if (unknown !== null) refuse(because('unknownPlaceholder', { name: unknown }));
      found.set(number, { file, document });
    }
  }
  return [...found.values()].map(({ document }) => document);
}

async function mergeLeagueSettings(tx: Queryable, settings: LeagueSettings): Promise<Merged> {
  const isChanged = !isSame(await lockLeagueSettings(tx), settings);
  if (isChanged) await writeLeagueSettings(tx, settings);
  return { added: 0, changed: isChanged ? 1 : 0, removed: 0 };
}

async function mergeDocuments(tx: Queryable, incoming: readonly LeagueDocument[], prune: boolean): Promise<Merged> {
  const before = new Map((await lockLeagueDocuments(tx)).map((document) => [document.number, document]));
  const after = new Map(incoming.map((document) => [document.number, document]));
  const kept = prune ? [] : [...before.values()].filter(({ number }) => !after.has(number));
  const merged = {
    added: incoming.filter(({ number }) => !before.has(number)).length,
    changed: incoming.filter(
      (document) => before.has(document.number) && !isSame(before.get(document.number), document),
    ).length,
    removed: prune ? [...before.keys()].filter((number) => !after.has(number)).length : 0,
  };
  if (merged.added + merged.changed + merged.removed > 0) await writeLeagueDocuments(tx, [...kept, ...incoming]);
  return merged;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
