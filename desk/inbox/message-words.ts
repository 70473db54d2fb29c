import type { InboxMessage } from '#contract/desk/messages.ts';
import { pagePaths } from '#contract/paths.ts';
import type { Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import type { InboxTranslate } from './texts.ts';

/** To whom a notice was written; empty for what the program tells by itself. */
export function audienceText(
  { audience, competition }: Pick<InboxMessage, 'audience' | 'competition'>,
  t: InboxTranslate,
  language: Language,
): string {
  if (audience === null) return '';
  if (audience !== 'competition') return t(`inbox.to.${audience}`);
  return competition
    ? t('inbox.to.competition', { competition: nameIn(language, competition) })
    : t('inbox.to.managers');
}

interface Linked extends Pick<InboxMessage, 'title' | 'text'> {
  match: { id: number } | null;
  document: { number: number } | null;
}

/** A message as it is pasted into the chat of the league, with what it leads to. */
export const messageForChat = ({ title, text, match, document }: Linked, language: Language, site: string): string =>
  [
    title[language],
    text[language],
    ...(match ? [site + pagePaths.match(match.id)] : []),
    ...(document ? [site + pagePaths.document(document.number)] : []),
  ].join('\n');
