import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import checkCircle from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import clock from '@phosphor-icons/core/bold/clock-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import cross from '@phosphor-icons/core/bold/x-bold.svg?raw';
import { useId } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { AcceptedMany, OfficeRequests } from '#contract/desk/requests.ts';
import { currentDay, serverNow } from '#desk/api/server-clock.ts';
import { answerText, askedText, numberOf, subjectOf } from '#desk/club/request-words.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { Face } from '#desk/office/teams/face.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { TeamCrest } from '#desk/pitch/team-crest.tsx';
import { timeOrDate } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { refusalText } from './request-text.ts';
import { isClean, type Kept, type OfficeRequest } from './office-request.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import table from '#desk/office/data-table.module.css';
import styles from './requests.module.css';

interface TeamProps {
  team: OfficeRequests['teams'][number]['team'];
  requests: readonly OfficeRequest[];
  kept: readonly Kept[];
  openedId: number | null;
  /** The first that needs no second look has the one gold button. */
  isPrimary: boolean;
  onOpen: (id: number) => void;
  onRefuse: (request: OfficeRequest) => void;
  onKept: (kept: readonly Kept[]) => void;
}

/** One team's requests: read the rows, press once. */
export function TeamRequests({ team, requests, kept, openedId, isPrimary, onOpen, onRefuse, onKept }: TeamProps) {
  const { t, language } = useTexts();
  const { isBusy, send } = useDeed();
  const id = useId();
  const clean = requests.filter(isClean);
  const doubtful = requests.filter((one) => one.turn === 'league' && !isClean(one)).length;
  const verdict = doubtful > 0 ? 'warn' : clean.length > 0 ? 'ok' : 'waiting';
  const [last] = requests.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
  const when = last ? timeOrDate(new Date(last.sentAt), serverNow(), language) : '';
  const count = requests.length;
  async function acceptAll() {
    const body = { requestIds: clean.map((one) => one.id) };
    const path = deskPaths.acceptedRequests;
    const done = await send<AcceptedMany>({ method: 'POST', path, body }, (refusal) =>
      showToast({ text: wrongText(t, refusal.reason), isBad: true, retry: () => void acceptAll() }),
    );
    if (!done) return;
    const { accepted, kept: stayed } = done.answer;
    onKept(stayed);
    const decided = stayed.find(({ outcome }) => outcome);
    const text =
      stayed.length === 0
        ? t('requests.accepted', { count: accepted.length })
        : decided
          ? refusalText(t, { field: '', reason: decided.reason, outcome: decided.outcome ?? undefined }, language)
          : t('requests.kept', { count: stayed.length });
    showToast({ text, isBad: stayed.length > 0 });
  }
  return (
    <section className={`${card.card} ${styles.queue}`} aria-labelledby={id}>
      <header>
        <TeamCrest team={team} />
        <h2 id={id}>
          {nameIn(language, team)}
          <small>
            {last?.sentBy
              ? t('requests.from', { count, name: last.sentBy, when })
              : t('requests.fromTeam', { count, when })}
          </small>
        </h2>
        <span className={styles.verdict} data-tone={verdict === 'waiting' ? undefined : verdict}>
          <Icon svg={{ warn: warning, ok: checkCircle, waiting: clock }[verdict]} className="icon" />
          {verdict === 'warn'
            ? t('requests.doubtful', { count: doubtful })
            : t(verdict === 'ok' ? 'requests.clean' : 'requests.waiting')}
        </span>
        {clean.length > 0 && (
          <button
            type="button"
            className={button.button}
            data-kind={isPrimary ? 'primary' : undefined}
            disabled={isBusy}
            onClick={() => void acceptAll()}
          >
            {t(clean.length === count ? 'requests.acceptAll' : 'requests.acceptOthers', { count: clean.length })}
          </button>
        )}
      </header>
      <DataTable
        columns={(['number', 'what', 'how', 'note', 'decision'] as const).map((column) => ({
          text: t(`requests.column.${column}`),
          isHidden: true,
        }))}
        className={styles.rows}
      >
        {requests.map((request) => (
          <Row
            key={request.id}
            request={request}
            kept={kept.find(({ requestId }) => requestId === request.id)}
            isOpen={request.id === openedId}
            onOpen={() => onOpen(request.id)}
            onRefuse={() => onRefuse(request)}
          />
        ))}
      </DataTable>
    </section>
  );
}

interface RowProps {
  request: OfficeRequest;
  kept: Kept | undefined;
  isOpen: boolean;
  onOpen: () => void;
  onRefuse: () => void;
}

function Row({ request, kept, isOpen, onOpen, onRefuse }: RowProps) {
  const { t, language } = useTexts();
  const { isBusy, send } = useDeed();
  const { id, turn } = request;
  const name = subjectOf(request, language);
  async function accept() {
    if (!isClean(request)) return onOpen();
    const path = deskPaths.acceptedRequest(id);
    const done = await send({ method: 'POST', path, body: {} }, (refusal) =>
      showToast({ text: refusalText(t, refusal, language), isBad: true }),
    );
    if (done) showToast({ text: t('requests.accepted', { count: 1 }) });
  }
  return (
    <tr aria-selected={isOpen || undefined}>
      <td className={`${table.mark} ${table.no}`}>{numberOf(request)}</td>
      <td className={table.lead}>
        <button type="button" className={table.who} onClick={onOpen}>
          <Face name={name} picture={request.picture} />
          <span>{name}</span>
        </button>
      </td>
      <td className={table.sub}>{askedText(t, request, currentDay(), language)}</td>
      <td className={table.sub}>
        <Flag request={request} kept={kept} />
      </td>
      <td className={table.act}>
        <span className={styles.pair}>
          <button
            type="button"
            className={button.icon}
            aria-label={t('requests.refuseOne', { name })}
            disabled={isBusy}
            onClick={onRefuse}
          >
            <Icon svg={cross} className="icon" />
          </button>
          {turn === 'league' && (
            <button
              type="button"
              className={button.icon}
              aria-label={t(isClean(request) ? 'requests.acceptOne' : 'requests.look', { name })}
              disabled={isBusy}
              onClick={() => void accept()}
            >
              <Icon svg={check} className="icon" />
            </button>
          )}
        </span>
      </td>
    </tr>
  );
}

/** What somebody should see before he says yes; first why it stayed when the others went through. */
function Flag({ request, kept }: Pick<RowProps, 'request' | 'kept'>) {
  const { t, language } = useTexts();
  const { doubts, numberOf: holder, turn } = request;
  const [doubt] = doubts;
  const text =
    kept && !kept.outcome
      ? wrongText(t, kept.reason, kept.about ?? undefined)
      : doubt
        ? doubtWord(t, doubt)
        : holder !== null
          ? t('requests.numberOf', { number: numberOf(request) ?? '', name: holder })
          : null;
  if (text !== null)
    return (
      <span className={table.flagged} data-tone={kept ? 'bad' : 'warn'}>
        <Icon svg={warning} className="icon" />
        {text}
      </span>
    );
  const answer = answerText(t, request, language);
  return (
    answer && (
      <span className={table.flagged} data-tone={turn === 'league' ? 'ok' : undefined}>
        <Icon svg={turn === 'league' ? checkCircle : clock} className="icon" />
        {answer}
      </span>
    )
  );
}

function doubtWord(t: ReturnType<typeof useTexts>['t'], { doubt, about }: OfficeRequest['doubts'][number]): string {
  return doubt === 'above_most' ? t('requests.doubt.above_most', { about: about ?? '' }) : t(`requests.doubt.${doubt}`);
}
