import type { League, NewsEntry } from '#server/league-files/league.ts';

import { CLUBS } from '../clubs.ts';
import type { NewsTag } from '../press/tags.ts';
import type { CoverSubject } from './cover.ts';
import { crestFor } from './crest.ts';

/** Renders of our own pitch that lie ready in `covers/`; each is used once, or the front page repeats itself. */
export const RENDERS = {
  ball: [1200, 675],
  cones: [1200, 675],
  corner: [1200, 675],
  drone: [1200, 675],
  hero: [1600, 800],
  mast: [1200, 675],
  net: [1200, 675],
  trophy: [1200, 675],
} as const satisfies Record<string, readonly [number, number]>;
export type RenderName = keyof typeof RENDERS;

export interface CoverChoice {
  render?: RenderName;
  /** Drawn when the render is taken, or there is none. */
  subject: CoverSubject;
  square: boolean;
}

const crestOf = (team: string) => CLUBS.find(({ key }) => key === team)?.crest ?? crestFor(team);

const BY_TAG: readonly (readonly [tag: NewsTag, choice: Omit<CoverChoice, 'square'> & { square?: boolean }])[] = [
  ['терени', { render: 'drone', subject: { kind: 'kick-off' } }],
  ['юноши', { render: 'cones', subject: { kind: 'board' } }],
  ['съдии', { subject: { kind: 'referee' } }],
  ['регистрация', { render: 'ball', subject: { kind: 'kick-off' } }],
  ['снимки', { render: 'mast', subject: { kind: 'corner' } }],
  ['зима', { subject: { kind: 'snow' } }],
  ['дисциплина', { subject: { kind: 'booking', colour: 'yellow' } }],
  ['програма', { subject: { kind: 'referee' } }],
  ['жребий', { render: 'trophy', subject: { kind: 'trophy' }, square: true }],
  ['награди', { subject: { kind: 'trophy' }, square: true }],
  ['финал', { subject: { kind: 'trophy' } }],
  ['отбор на кръга', { subject: { kind: 'board' } }],
  ['картони', { subject: { kind: 'booking', colour: 'red' } }],
  ['дузпи', { subject: { kind: 'penalty-spot' } }],
  ['вратари', { render: 'net', subject: { kind: 'goal-mouth' } }],
  ['феърплей', { render: 'corner', subject: { kind: 'corner' } }],
];

/** What the picture of an article shows, by what the article is about. */
export function chooseCover(article: NewsEntry, league: Pick<League, 'matches'>, turn: number): CoverChoice {
  const special = BY_TAG.find(([tag]) => article.tags.includes(tag))?.[1];
  if (special) return { square: false, ...special };
  if (article.tags.includes('трансфери') && article.team) {
    return { subject: { kind: 'crest', club: crestOf(article.team) }, square: true };
  }
  const match = league.matches.find(({ key }) => key === article.match);
  const home = match?.home ?? article.team;
  const away = match?.away ?? article.secondTeam;
  if (home && away && (turn % 5 < 2 || article.tags.includes('предстоящо'))) {
    const crests = { kind: 'crests', home: crestOf(home), away: crestOf(away) } as const;
    return article.tags.includes('предстоящо')
      ? { render: 'hero', subject: crests, square: false }
      : { subject: crests, square: turn % 10 === 6 };
  }
  if (article.team && !article.secondTeam)
    return { subject: { kind: 'crest', club: crestOf(article.team) }, square: false };
  const [first = 'kick-off' as const] = [(['goal-mouth', 'kick-off', 'corner', 'penalty-spot'] as const)[turn % 4]];
  return { subject: { kind: first }, square: turn % 11 === 4 };
}
