import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { League, MediaFile, MembershipEntry, PlayerEntry } from '#server/league-files/league.ts';
import { packageRoot } from '#server/root.ts';

import { CLUBS } from '../clubs.ts';
import { chooseCover, RENDERS, type RenderName } from './choose-cover.ts';
import { drawCover, type CoverSubject } from './cover.ts';
import { crestFor, drawCrest } from './crest.ts';
import { drawEmblem } from './emblem.ts';
import type { Kit } from './kit.ts';
import { drawPortrait, type Sitter } from './portrait.ts';
import { idOf, svgFile } from './svg-file.ts';

type Drawn = Omit<League, 'media'>;

const REFEREE_KIT: Kit = { shirt: '#1c2328', trim: '#f5d571', pattern: 'plain' };
const NO_CLUB_KIT: Kit = { shirt: '#5f7482', trim: '#eef3f5', pattern: 'plain' };

/** A picture for every media key that the league refers to. */
export function drawMedia(league: Drawn): MediaFile[] {
  const files = [
    ...drawTeams(league),
    ...drawCompetitions(league),
    ...drawPlayers(league),
    ...drawReferees(league),
    ...drawNews(league),
    ...drawTrophies(league),
  ];
  return [...new Map(files.map((file) => [file.key, file])).values()];
}

function drawTeams({ teams }: Drawn): MediaFile[] {
  return teams.flatMap(({ key: team, badge }) => {
    if (badge === null) return [];
    const design = CLUBS.find(({ key }) => key === team)?.crest ?? crestFor(team);
    return svgFile({ key: badge, box: [64, 72], size: [256, 288], body: drawCrest(design, idOf(badge)) });
  });
}

function drawCompetitions({ competitions }: Drawn): MediaFile[] {
  return competitions.flatMap(({ key, logo }) =>
    logo === null ? [] : svgFile({ key: logo, box: [32, 32], size: [128, 128], body: drawEmblem(key) }),
  );
}

function drawPlayers({ players, memberships, seasons }: Drawn): MediaFile[] {
  const latest = new Map<string, MembershipEntry>();
  for (const membership of memberships) {
    const known = latest.get(membership.player);
    if (!known || standing(membership) > standing(known)) latest.set(membership.player, membership);
  }
  const today = seasons.find(({ isCurrent }) => isCurrent)?.startsOn ?? '2026-01-01';
  return players.flatMap((player) => {
    if (player.picture === null) return [];
    const club = latest.get(player.key)?.team;
    return portraitFile(player.picture, {
      key: player.key,
      kit: CLUBS.find(({ key }) => key === club)?.kit ?? NO_CLUB_KIT,
      goalkeeper: player.position === 'GK',
      age: ageOn(today, player),
    });
  });
}

/** Orders memberships: still there before left, the first team before the others, then the latest. */
const standing = ({ leftOn, rank, joinedOn }: MembershipEntry) =>
  `${leftOn === null ? 1 : 0}${rank === 'MAIN' ? 1 : 0}${joinedOn}`;

function ageOn(today: string, { birthdate }: PlayerEntry): number {
  if (birthdate === null) return 28;
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

function drawReferees({ referees }: Drawn): MediaFile[] {
  return referees.flatMap(({ key, picture }) =>
    picture === null ? [] : portraitFile(picture, { key, kit: REFEREE_KIT, goalkeeper: false, age: 38 }),
  );
}

const portraitFile = (key: string, sitter: Sitter) =>
  svgFile({ key, box: [64, 64], size: [320, 320], body: drawPortrait(sitter, idOf(key)) });

function drawNews(league: Drawn): MediaFile[] {
  const used = new Set<RenderName>();
  const newestFirst = league.news.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  return newestFirst.flatMap((article, turn) => {
    if (article.picture === null) return [];
    const { render, subject, square } = chooseCover(article, league, turn);
    if (render === undefined || used.has(render)) return coverFile(article.picture, subject, square);
    used.add(render);
    return readRender(article.picture, render);
  });
}

function readRender(key: string, name: RenderName): MediaFile {
  const [width, height] = RENDERS[name];
  const bytes = readFileSync(path.join(packageRoot, 'server/demo/art/covers', `${name}.webp`));
  return { key, type: 'image/webp', width, height, bytes: new Uint8Array(bytes) };
}

/** Awards and teams of the week may carry a picture of their own. */
function drawTrophies({ awards, compositions }: Drawn): MediaFile[] {
  return [
    ...awards.flatMap(({ picture }) => (picture === null ? [] : coverFile(picture, { kind: 'trophy' }, true))),
    ...compositions.flatMap(({ picture }) => (picture === null ? [] : coverFile(picture, { kind: 'board' }, false))),
  ];
}

function coverFile(key: string, subject: CoverSubject, square: boolean): MediaFile {
  const { width, height, svg } = drawCover(subject, key, idOf(key), square);
  return svgFile({ key, box: [width, height], size: [width, height], body: svg });
}
