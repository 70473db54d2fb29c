import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import { currentDay, serverNow } from '#desk/api/server-clock.ts';
import { answerText, askedText, numberOf, payloadOf, subjectOf } from '#desk/club/request-words.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { NumberInput } from '#desk/kit/inputs.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { dayText } from '#desk/office/day-text.ts';
import { shownValue } from '#desk/office/journal/shown-value.tsx';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { timeOrDate, type Language } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { HIGHEST_NUMBER } from '#domain/team/shirt-numbers.ts';
import { FactList, type Fact } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Alike, useAlike } from './alike.tsx';
import { refusalText } from './request-text.ts';
import type { OfficeRequest } from './office-request.ts';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';

interface PanelProps {
  request: OfficeRequest;
  onRefuse: (request: OfficeRequest) => void;
  onClose: () => void;
}

/** One request with all that it says, and what somebody should know before he says yes. [CB7] */
export function RequestPanel({ request, onRefuse, onClose }: PanelProps) {
  const { t, language } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const { id, team, turn, doubts, numberOf: holder } = request;
  const [number, setNumber] = useState(numberOf(request));
  const looksAlike = doubts.some(({ doubt }) => doubt === 'looks_alike');
  const alike = useAlike(looksAlike ? request : null);
  const others = doubts.filter(({ doubt }) => doubt !== 'looks_alike');

  async function decide(path: string, body: object, said: string) {
    const done = await send({ method: 'POST', path, body }, (refused) => {
      if (!refused.outcome) return;
      showToast({ text: refusalText(t, refused, language), isBad: true });
      onClose();
    });
    if (!done) return;
    showToast({ text: said });
    onClose();
  }
  const accept = (playerId: number | null = null) =>
    void decide(
      deskPaths.acceptedRequest(id),
      {
        despite: doubts.map(({ doubt }) => doubt),
        playerId,
        ...(holder !== null && { shirtNumber: number }),
      },
      t('requests.accepted', { count: 1 }),
    );
  const known = alike.known;
  const same = () =>
    known &&
    (known.rival === null
      ? accept(known.player.id)
      : void decide(
          deskPaths.transferInstead(id),
          { playerId: known.player.id, fromTeamId: known.rival.id },
          t('requests.nowTransfer', { team: nameIn(language, known.rival) }),
        ));
  const isWaiting = turn === 'other-team';
  return (
    <Panel
      title={looksAlike ? t('requests.alike') : subjectOf(request, language)}
      sub={t('requests.by', { team: nameIn(language, team) })}
      onClose={onClose}
      notice={refusal && !refusal.outcome && <Failure refusal={refusal} />}
      footer={
        <>
          <button
            type="button"
            className={button.button}
            data-kind="bare"
            data-danger=""
            disabled={isBusy}
            onClick={() => onRefuse(request)}
          >
            {t('requests.refuse')}
          </button>
          {!isWaiting && looksAlike && (
            <>
              <button
                type="button"
                className={button.button}
                data-kind="bare"
                disabled={isBusy}
                onClick={() => accept()}
              >
                {t('requests.two')}
              </button>
              <button type="button" className={button.button} disabled={isBusy || !known} onClick={same}>
                {t('requests.same')}
              </button>
            </>
          )}
          {!isWaiting && !looksAlike && (
            <button
              type="button"
              className={button.button}
              disabled={isBusy || (holder !== null && number === numberOf(request))}
              onClick={() => accept()}
            >
              {t(others.length > 0 ? 'requests.despite' : 'requests.accept')}
            </button>
          )}
        </>
      }
    >
      <div className={layout.stack}>
        {looksAlike ? <Alike request={request} alike={alike} /> : <FactList facts={factsOf(t, request, language)} />}
        {others.map((doubt) => (
          <Notice key={doubt.doubt} tone="warn" icon={warning}>
            <p>{whyText(t, doubt)}</p>
          </Notice>
        ))}
        {holder !== null && (
          <>
            <Notice tone="warn" icon={warning}>
              <p>{t('requests.why.number', { number: numberOf(request) ?? '', name: holder })}</p>
            </Notice>
            <NumberInput
              label={t('requests.number')}
              value={number}
              onChange={setNumber}
              min={1}
              max={HIGHEST_NUMBER}
            />
          </>
        )}
      </div>
    </Panel>
  );
}

function whyText(t: OfficeTranslate, { doubt, about }: OfficeRequest['doubts'][number]): string {
  if (doubt === 'no_declaration') return t('requests.why.no_declaration');
  if (doubt === 'club_objects' && about === null) return t('requests.why.club_objectsPlain');
  return t(`requests.why.${doubt}`, { about: about ?? '' });
}

/** What it says, line by line. */
function factsOf(t: OfficeTranslate, request: OfficeRequest, language: Language): Fact[] {
  const { kind, sentBy, sentAt } = request;
  const when = timeOrDate(new Date(sentAt), serverNow(), language);
  const sent = {
    label: t('requests.sent'),
    value: sentBy === null ? when : t('requests.sentBy', { name: sentBy, when }),
  };
  const asked = { label: t('requests.column.what'), value: askedText(t, request, currentDay(), language) };
  if (kind === 'new-player') {
    const { birthdate, shirtNumber } = payloadOf(kind, request);
    const number = { label: t('requests.number'), value: shirtNumber ?? t('request.noNumber') };
    return [asked, { label: t('requests.born'), value: dayText(birthdate, language) }, number, sent];
  }
  if (kind === 'team-data') return [...changesOf(t, request, language), sent];
  const answer = answerText(t, request, language);
  return [asked, ...(answer === null ? [] : [{ label: t('requests.turn'), value: answer }]), sent];
}

/** Of the data of a team: field by field, what it will be. */
const changesOf = (t: OfficeTranslate, request: OfficeRequest, language: Language): Fact[] =>
  Object.entries(payloadOf('team-data', request)).map(([field, value]) => ({
    label: t(`field.${field as 'city'}`),
    value: shownValue(field, value, { t, language }),
  }));
