import bookmark from '@phosphor-icons/core/bold/bookmark-simple-bold.svg?raw';
import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import copyIcon from '@phosphor-icons/core/bold/copy-bold.svg?raw';
import hourglass from '@phosphor-icons/core/bold/hourglass-bold.svg?raw';
import userPlus from '@phosphor-icons/core/bold/user-plus-bold.svg?raw';
import { useState } from 'react';
import type { OwnApplication } from '#contract/desk/open-applications.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Frame, NameHead, TeamCrest } from '#desk/open/frame.tsx';
import { Track, type TrackStep } from '#desk/shell/track.tsx';
import { dayInWords, longDate, longDateTime } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { withSeason } from '#domain/formatting/season-name.ts';
import { instantOf } from '#domain/formatting/sofia-time.ts';
import { Icon } from '#ui/icon.tsx';
import { LeagueMark } from '#ui/marks/league-mark.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { useTexts } from './texts.ts';
import { wrongOf, wrongText, type Wrong } from './wrong.ts';
import styles from './apply.module.css';

interface StateProps {
  code: string;
  own: OwnApplication;
  onChange: () => void;
  onDone: () => void;
}

/** How an application stands, as the same spine: done, waiting, to come. */
export function ApplicationState(props: StateProps) {
  const { own } = props;
  const { t, language } = useTexts();
  const competition = withSeason(nameIn(language, own.period), own.period.season);
  const team = { shortName: own.shortName, crest: own.crest };
  const isIn = own.state === 'accepted';
  const head = (
    <>
      <div className="topline">
        <span className="key">
          <LeagueMark />
        </span>
        {!isIn && (
          <>
            <span>{t('apply.yours')}</span>
            <span className="key" />
          </>
        )}
      </div>
      {isIn ? (
        <NameHead
          mark={<TeamCrest team={team} />}
          title={t('apply.in')}
          text={t('apply.inText', { team: own.teamName, competition })}
        />
      ) : (
        <div className="badge-head row">
          <TeamCrest team={team} />
          <div>
            <h1>{own.teamName}</h1>
            <p>{t('apply.for', { competition })}</p>
          </div>
        </div>
      )}
    </>
  );
  return isIn ? <Accepted {...props} head={head} /> : <Undecided {...props} head={head} />;
}

type Head = { head: ReturnType<typeof NameHead> };

/** Sent, waiting, refused or withdrawn. */
function Undecided({ code, own, head, onChange, onDone }: StateProps & Head) {
  const { t } = useTexts();
  const [isSure, setSure] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const waits = own.state === 'open' || own.state === 'waiting';
  async function withdraw() {
    if (!isSure) return setSure(true);
    try {
      await callDesk(deskPaths.withdrawnApplication, { method: 'POST', body: { code } });
    } catch (error) {
      setWrong(wrongOf(error));
    }
    onDone();
  }
  return (
    <Frame
      head={head}
      foot={
        waits ? (
          <>
            {wrong && (
              <p className="word" role="alert" data-tone="bad">
                {wrongText(t, wrong)}
              </p>
            )}
            <button type="button" className="slab bad" onClick={() => void withdraw()}>
              {t(isSure ? 'apply.withdrawSure' : 'apply.withdraw')}
            </button>
          </>
        ) : (
          <a className="slab" href="/apply">
            {t('apply.again')}
          </a>
        )
      }
    >
      <Track steps={useSteps(own)} />
      {waits && <KeepLink />}
      <Content own={own} onChange={own.state === 'open' && own.isPeriodOpen ? onChange : null} />
    </Frame>
  );
}

function useSteps({ state, sentAt, period, place, reason, decidedAt }: OwnApplication): TrackStep[] {
  const { t, language } = useTexts();
  const sent: TrackStep = { state: 'done', title: t('apply.sent'), text: longDateTime(new Date(sentAt), language) };
  switch (state) {
    case 'open': {
      const { answersBy } = period;
      const text =
        answersBy === null
          ? t('apply.answerHere')
          : t('apply.answerBy', { day: dayInWords(instantOf(answersBy, '12:00'), language, serverNow()) });
      return [sent, { state: 'now', title: t('apply.reviewed'), text }, { state: 'todo', title: t('apply.answer') }];
    }
    case 'waiting': {
      const title = t('apply.waits', { place: place ?? 1 });
      return [sent, { state: 'now', icon: hourglass, title, text: t('apply.waitsText') }];
    }
    case 'refused': {
      const text = decidedAt === null ? null : longDateTime(new Date(decidedAt), language);
      return [sent, { state: 'bad', title: t('apply.refused'), text, reason }];
    }
    case 'withdrawn':
      return [sent, { state: 'bad', title: t('apply.withdrawn'), text: t('apply.withdrawnText') }];
    case 'accepted':
      return [sent];
  }
}

function KeepLink() {
  const { t } = useTexts();
  const [isCopied, copy] = useCopy(t('apply.byHand'));
  return (
    <div className="word-box" data-tone="warn">
      <Icon svg={bookmark} className="icon" />
      <p>
        <b>{t('apply.keep')}</b> {t('apply.keepText')}
      </p>
      <button type="button" className="slab" onClick={() => void copy(location.href)}>
        <Icon svg={isCopied ? check : copyIcon} className="icon" />
        {t(isCopied ? 'apply.copied' : 'apply.copy')}
      </button>
    </div>
  );
}

/** `onChange` is null once nobody can change it. */
function Content({ own, onChange }: { own: OwnApplication; onChange: (() => void) | null }) {
  const { t, language } = useTexts();
  const { contactName, contact, colour, days, pitch, answers, rules } = own;
  const rows = [
    [t('apply.row.contact'), `${contactName}, ${contact}`],
    [t('apply.row.colour'), colour && t(`apply.colour.${colour}`)],
    [t('apply.row.days'), days.map((day) => t(`apply.day.${day}`).toLocaleLowerCase(language)).join(', ')],
    [t('apply.row.pitch'), pitch],
    ...answers.map((one) => [one[language], one.answer] as const),
    [
      t('apply.row.rules'),
      rules &&
        (rules.on === null
          ? rules[language === 'bg' ? 'titleBg' : 'titleEn']
          : t('apply.edition', { day: longDate(instantOf(rules.on, '12:00'), language) })),
    ],
  ] as const;
  return (
    <section>
      <div className={styles.headline}>
        <h2>{t('apply.what')}</h2>
        {onChange && (
          <button type="button" onClick={onChange}>
            {t('apply.change')}
          </button>
        )}
      </div>
      <dl className={styles.sent}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {!onChange && own.state === 'open' && <p className="word">{t('apply.closed')}</p>}
    </section>
  );
}

/** In: what comes next, and the way to the club. */
function Accepted({ code, own, head, onDone }: StateProps & Head) {
  const { t, language } = useTexts();
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { decidedAt, decidedBy, next, period, manager } = own;
  const day = (value: string) => dayInWords(instantOf(value, '12:00'), language, serverNow());
  async function become() {
    setLeaving(true);
    try {
      const body = { code };
      const { link } = await callDesk<{ link: string }>(deskPaths.applicantManager, { method: 'POST', body });
      location.assign(link);
    } catch (error) {
      setWrong(wrongOf(error));
      setLeaving(false);
      onDone();
    }
  }
  const accepted = decidedAt === null ? '' : dayInWords(new Date(decidedAt), language, serverNow());
  const steps: TrackStep[] = [
    {
      state: 'done',
      title: t('apply.accepted', { day: accepted }),
      text: decidedBy === null ? null : t('apply.by', { name: decidedBy }),
    },
  ];
  if (next) {
    const { squad, registrationUntil } = next;
    const text =
      registrationUntil === null
        ? t('apply.squad', squad)
        : t('apply.squadUntil', { ...squad, day: day(registrationUntil) });
    steps.push({ state: 'now', icon: userPlus, title: t('apply.registerPlayers'), text });
  }
  if (period.fee !== null) steps.push({ state: 'todo', title: t('apply.feeOf', { fee: period.fee }) });
  if (next)
    steps.push({ state: 'todo', title: t('apply.begins'), text: t('apply.beginsOn', { day: day(next.startsOn) }) });
  return (
    <Frame
      head={head}
      foot={
        <>
          {wrong && (
            <p className="word" role="alert" data-tone="bad">
              {wrongText(t, wrong)}
            </p>
          )}
          {manager === 'invited' && (
            <>
              <button type="button" className="wide primary" disabled={isLeaving} onClick={() => void become()}>
                {t('apply.becomeManager')}
              </button>
              <p className="word">{t('apply.thisPhone')}</p>
            </>
          )}
          {manager === 'signed-in' && (
            <a className="wide primary" href="/">
              {t('apply.openClub')}
            </a>
          )}
          {manager === 'none' && <p className="word">{t('apply.othersManage')}</p>}
        </>
      }
    >
      <Track steps={steps} />
    </Frame>
  );
}
