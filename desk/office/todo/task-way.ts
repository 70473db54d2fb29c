import type { Task } from '#contract/desk/todo.ts';
import type { OfficeTranslate } from '#desk/office/texts.ts';
import { resultPath } from '#desk/office/results/result-path.ts';
import { pages } from '#desk/shell/navigation.ts';
import { officeBg } from '#i18n/office/bg.ts';

type Item = Task['items'][number];

interface Way {
  path: string;
  /** What the button says. */
  text: string;
}

/** The one action that mends a task. */
export function wayOf(t: OfficeTranslate, { code, about }: Task, item: Item): Way {
  const { id, teamId } = item;
  switch (code) {
    case 'match-without-result':
    case 'score-without-goals':
      return { path: resultPath(id, 'todo'), text: t('todo.enterResult') };
    case 'not-handed-in':
      return { path: pages.match(id), text: t('todo.handIn') };
    case 'player-outside-squad':
    case 'played-suspended':
      return { path: pages.lineups(id), text: t('todo.openLineups') };
    case 'suspended':
      return { path: pages.lineups(item.match?.id ?? 0), text: t('todo.openLineups') };
    case 'draft':
    case 'article-untranslated':
      return { path: pages.article(id), text: t('todo.finish') };
    case 'minor-without-declaration':
      return { path: playerPath(id, teamId), text: t('todo.addDeclaration') };
    case 'squad-too-small':
    case 'squad-below-rules':
    case 'team-without-squad':
      return { path: `${pages.team(id)}?new=player`, text: t('todo.addPlayer') };
    case 'requests':
      return { path: pages.requests, text: t('todo.openRequests') };
    case 'gameweek-pictures':
      return { path: `${pages.competition(id)}?tab=moments`, text: t('todo.openPictures') };
    case 'badge-missing':
      return { path: `${pages.team(id)}?tab=data`, text: t('todo.addCrest') };
  }
  switch (about) {
    case 'matches':
      return { path: `${pages.calendar}?match=${id}`, text: t('todo.openMatch') };
    case 'players':
      return { path: playerPath(id, teamId), text: t('todo.openPlayer') };
    case 'teams':
      return { path: pages.team(id), text: t('todo.openTeam') };
    case 'news':
      return { path: pages.article(id), text: t('todo.openArticle') };
    case 'backups':
      return { path: pages.files, text: t('todo.openFiles') };
    case 'competitions':
      return { path: pages.competitions, text: t('todo.openCompetition') };
  }
}

const playerPath = (id: number, teamId: number | null) =>
  teamId === null ? pages.player(id) : `${pages.team(teamId)}?player=${id}`;

type Sentence = Extract<keyof typeof officeBg, `task.${string}`>;
const isSentence = (key: string): key is Sentence => key in officeBg;

/** What is wrong with it, in words. */
export function sentenceOf(t: OfficeTranslate, code: string, { facts }: Pick<Item, 'facts'>): string {
  const key = facts['cause'] === undefined ? `task.${code}` : `task.${code}.${facts['cause']}`;
  if (!isSentence(key)) return code;
  // Each sentence gets the facts that the finding of its name has.
  return (t as (key: string, facts: Item['facts']) => string)(key, facts);
}

type Heading = Extract<keyof typeof officeBg, `tasks.${string}`>;
const isHeading = (key: string): key is Heading => key in officeBg;

/** Several of one kind. */
export function headingOf(t: OfficeTranslate, code: string, count: number): string {
  const key = `tasks.${code}`;
  return isHeading(key) ? `${t(key)}: ${count}` : `${code}: ${count}`;
}
