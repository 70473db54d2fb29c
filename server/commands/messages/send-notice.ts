import type { NoticeRequest } from '#contract/desk/messages.ts';
import { listAllManagers, listManagersIn, listManagersOf, listVolunteers } from '#server/db/messages/audiences.ts';
import { findScorableMatch } from '#server/db/people/people.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Database } from '#server/db/transactions.ts';
import { InvalidField } from '#server/errors.ts';
import { readLeagueDocuments } from '#server/league/league-documents.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { runCommand, type Actor } from '#server/commands/run-command.ts';

/** [MS2] An organiser writes to managers or volunteers. Returns the id. */
export const sendNotice = (db: Database, actor: Actor, notice: NoticeRequest): Promise<number> =>
  runCommand(db, actor, async (tx) => {
    const { audience, competitionSeasonId, matchId, document } = notice;
    const written = writtenIn(notice);
    await checkLinks(tx, notice);
    const people = await findPeople(tx, notice);
    const message = { kind: 'notice', ...written, audience, competitionSeasonId, matchId, document } as const;
    const id = await sendMessage(tx, people, message, actor);
    if (id === null) throw new InvalidField('audience', 'nobody', 'Nobody would read it');
    return {
      result: id,
      change: { what: 'send_notice', about: written.title.bg, after: { text: written.text.bg }, tags: [] },
    };
  });

/** [MS3] What is written in one language alone is sent in it to everybody. */
function writtenIn({ titleBg, titleEn, textBg, textEn }: NoticeRequest) {
  const isBulgarian = titleBg !== '' || textBg !== '';
  const isEnglish = titleEn !== '' || textEn !== '';
  const needed = { titleBg, textBg, titleEn, textEn };
  for (const [field, value] of Object.entries(needed))
    if (value === '' && (field.endsWith('Bg') ? isBulgarian || !isEnglish : isEnglish))
      throw new InvalidField(field, 'required', 'A notice has a title and a text');
  return {
    title: { bg: titleBg || titleEn, en: titleEn || titleBg },
    text: { bg: textBg || textEn, en: textEn || textBg },
  };
}

async function checkLinks(tx: Queryable, { matchId, document }: NoticeRequest): Promise<void> {
  if (matchId !== null && !(await findScorableMatch(tx, matchId)))
    throw new InvalidField('matchId', 'gone', `There is no match ${matchId}`);
  if (document !== null && !(await readLeagueDocuments(tx)).some(({ number }) => number === document))
    throw new InvalidField('document', 'gone', `There is no document ${document}`);
}

async function findPeople(tx: Queryable, { audience, competitionSeasonId, teamIds }: NoticeRequest): Promise<number[]> {
  switch (audience) {
    case 'managers':
      return listAllManagers(tx);
    case 'volunteers':
      return listVolunteers(tx);
    case 'teams':
      if (teamIds.length === 0) throw new InvalidField('teamIds', 'required', 'Say which teams');
      return listManagersOf(tx, teamIds);
    case 'competition':
      if (competitionSeasonId === null)
        throw new InvalidField('competitionSeasonId', 'required', 'Say which competition');
      return listManagersIn(tx, competitionSeasonId);
  }
}
