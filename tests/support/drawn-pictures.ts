import type { FastifyInstance } from 'fastify';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import type { Language } from '#contract/language.ts';
import type { CardSubject } from '#contract/social-card.ts';
import type { CompositionEntry } from './league.ts';
import { fetchWith, inProcessApi } from '#server/render/page-api.ts';
import { replaceImages } from '#server/social/card-images.ts';
import { drawnText, drawnWords } from '#server/social/drawn-words.fixture.ts';
import { loadCard } from '#web/social/load-card.ts';
import { lookOn } from '#server/pictures/league-look.ts';
import { publicLeague } from './public-league.ts';

/** Decoded by an independent reader: the size must be right and the picture not empty. */
export function expectPicture(bytes: Buffer, size = [1200, 630]) {
  const { width, height, data } = PNG.sync.read(bytes);
  expect([width, height]).toEqual(size);
  expect(new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size).toBeGreaterThan(200);
}

/** The texts of a picture before it is drawn. */
export async function textOf(app: FastifyInstance, subject: CardSubject, language: Language = 'bg') {
  const card = await loadCard(subject, { language, league: publicLeague, fetchApi: fetchWith(inProcessApi(app)) });
  if (!card) throw new Error(`There is no ${JSON.stringify(subject)}`);
  const words = await replaceImages(card, async () => null);
  return drawnText(
    await drawnWords({
      card: words,
      league: 'Лига',
      look: lookOn('dark', publicLeague.identity),
      host: 'league.example',
      format: 'format' in subject ? subject.format : undefined,
    }),
  );
}

/** The format, width and height that the first bytes of a PNG file name. */
export function pngHeader(bytes: Uint8Array): [format: string, width: number, height: number] {
  const view = Buffer.from(bytes);
  return [view.toString('latin1', 1, 4), view.readUInt32BE(16), view.readUInt32BE(20)];
}

/** The team of the first gameweek of the desk's league. */
export const firstTeamOfTheWeek = (forwards: CompositionEntry['forwards']): CompositionEntry => ({
  key: 'week',
  type: 'TEAM_OF_THE_WEEK',
  competition: 'liga',
  season: '2025',
  gameweek: 1,
  goalkeeper: 'b1',
  defenders: ['b2', 'b3'],
  midfielder: 'petar',
  forwards,
  notesBg: null,
  notesEn: null,
  picture: null,
  createdOn: '2026-03-09',
});
