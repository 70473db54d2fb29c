import type { SentApplication } from '#contract/desk/open-applications.ts';
import { addDays, dayAt } from '#domain/formatting/sofia-time.ts';
import { readPeriod, saveApplicationPeriod } from '#server/commands/applications/save-application-period.ts';
import { sendApplication } from '#server/commands/applications/send-application.ts';
import type { Actor } from '#server/commands/run-command.ts';
import { withVersion } from '#server/commands/steps/refuse-conflict.ts';
import { listCompetitionsOfSeasons } from '#server/db/competitions/office-competitions.ts';
import { listSeasons } from '#server/db/seasons/seasons.ts';
import type { Database } from '#server/db/transactions.ts';
import { hashSecret, newSecret } from '#server/desk/access/secret.ts';
import { sampleDocuments } from '#server/league/document-file.ts';

/** The second of the documents that the demo has: the rules of the tournament. */
const RULES = 2;
const DAYS_OPEN = 24;

/** Invented teams, plainly of the demo. */
const APPLICANTS = [
  { teamName: 'Морска звезда (демо)', contactName: 'Десислава Демова', contact: 'desi@demo.example', colour: 'sky' },
  { teamName: 'Сокол Одърци (демо)', contactName: 'Красимир Демов', contact: 'sokol@demo.example', colour: 'green' },
] as const;

/** The league takes two more teams, and two would like to join, so that the first visitor sees it alive. */
export async function openApplications(db: Database, now: Date): Promise<void> {
  const [current] = (await listSeasons(db)).filter(({ isCurrent }) => isCurrent);
  const [competition] = (await listCompetitionsOfSeasons(db)).filter(({ seasonId }) => seasonId === current?.id);
  if (!competition) return;
  const { id: competitionSeasonId, teams } = competition;
  const actor: Actor = { who: { kind: 'program' }, at: now };
  const today = dayAt(now);
  await saveApplicationPeriod(db, actor, {
    ...withVersion(await readPeriod(db, competitionSeasonId)),
    competitionSeasonId,
    isOpen: true,
    opensOn: addDays(today, -10),
    closesOn: addDays(today, DAYS_OPEN),
    answersBy: addDays(today, DAYS_OPEN + 5),
    places: teams + 2,
    textBg: 'Шест на шест, събота и неделя.',
    textEn: 'Six a side, on Saturdays and Sundays.',
    fee: '120 €',
    questions: [
      { bg: 'Имате ли човек, който да свири?', en: 'Do you have somebody who can referee?', isRequired: false },
    ],
    document: sampleDocuments().some(({ number }) => number === RULES) ? RULES : null,
    documentOn: addDays(today, -40),
  });
  for (const [at, applicant] of APPLICANTS.entries()) {
    const sentAt = new Date(now.getTime() - (APPLICANTS.length - at) * 20 * 60 * 60_000);
    const sent: SentApplication = {
      ...applicant,
      competitionSeasonId,
      teamId: null,
      days: ['saturday', 'sunday'],
      pitch: '',
      answers: [''],
      agreed: true,
      language: 'bg',
      website: '',
      openedAt: new Date(sentAt.getTime() - 60_000).toISOString(),
    };
    const code = newSecret();
    await sendApplication(db, { who: { kind: 'visitor' }, at: sentAt }, { sent, code, codeHash: hashSecret(code) });
  }
}
