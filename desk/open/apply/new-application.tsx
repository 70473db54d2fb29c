import { useState } from 'react';
import type { ApplicationForm as Form } from '#contract/desk/open-applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { ApplicationForm } from './application-form.tsx';
import { keepDraft, newDraft, readDraft, type Draft } from './draft.ts';
import { useTexts } from './texts.ts';
import { wrongOf, type Wrong } from './wrong.ts';

/** The form of a team that has not applied. After sending the page is its link. */
export function NewApplication({ form }: { form: Form }) {
  const { language } = useTexts();
  const [draft, setDraft] = useState(() => readDraft() ?? newDraft(form.openedAt));
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [trap, setTrap] = useState('');
  const period = form.periods.find((one) => one.competitionSeasonId === draft.competitionSeasonId) ?? form.periods[0];
  if (!period) return null;
  const keep = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    keepDraft(next);
    setDraft(next);
    return next;
  };
  async function send() {
    if (isBusy || !period) return;
    setBusy(true);
    setWrong(null);
    const { fields, openedAt } = draft;
    const answers = period.questions.map((_question, at) => fields.answers[at] ?? '');
    const { competitionSeasonId } = period;
    const body = { ...fields, answers, competitionSeasonId, language, website: trap, openedAt };
    const { unanswered } = draft;
    const isSame = JSON.stringify(unanswered?.body) === JSON.stringify(body);
    const key = isSame && unanswered ? unanswered.key : crypto.randomUUID();
    keep({ unanswered: { key, body } });
    try {
      const { code } = await callDesk<{ code: string }>(deskPaths.openApplications, { method: 'POST', body, key });
      keepDraft(null);
      location.hash = code;
    } catch (error) {
      const failed = wrongOf(error);
      setWrong(failed);
      if (failed.reason !== 'no_network') keep({ unanswered: null });
      setBusy(false);
    }
  }
  return (
    <ApplicationForm
      league={form.league}
      period={period}
      periods={form.periods}
      teams={form.teams}
      fields={draft.fields}
      isAnother={draft.isAnother}
      trap={trap}
      wrong={wrong}
      isBusy={isBusy}
      onPeriod={(competitionSeasonId) => keep({ competitionSeasonId })}
      onChange={(fields, isAnother = draft.isAnother) => keep({ fields: { ...draft.fields, ...fields }, isAnother })}
      onTrap={setTrap}
      onSend={() => void send()}
    />
  );
}
