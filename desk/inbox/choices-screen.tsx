import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import moon from '@phosphor-icons/core/bold/moon-bold.svg?raw';
import { useState } from 'react';
import type { MessageChoices } from '#contract/desk/message-choices.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { TitleHead } from '#desk/pitch/match/tally.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { useSheet } from '#desk/shell/use-sheet.ts';
import type { Topic, Way } from '#domain/messages/choices.ts';
import type { QuietHours } from '#domain/notifications/quiet-hours.ts';
import { Icon } from '#ui/icon.tsx';
import { MailAddressBox } from './mail-address-box.tsx';
import { PushBox } from './push-box.tsx';
import { QuietHoursSheet, hoursText } from './quiet-hours-sheet.tsx';
import { useTexts } from './texts.ts';
import inbox from './inbox.module.css';
import styles from './choices.module.css';

const GROUPS: Record<'matches' | 'players' | 'league', readonly Topic[]> = {
  matches: ['match-moved'],
  players: ['request-decided', 'transfer', 'registration', 'player-banned'],
  league: ['notice', 'request-sent', 'application'],
};
const GROUP_NAMES = ['matches', 'players', 'league'] as const;

/** By which ways somebody is told of what, beside the inbox. */
export function ChoicesScreen() {
  const { t } = useTexts();
  const loaded = useDesk<MessageChoices>(deskPaths.messageChoices, { fresh: true });
  const { data, failed, reload } = loaded;
  return (
    <main className="desk">
      <TitleHead title={t('choices.title')} back={pages.inbox} />
      <div className={`body ${styles.choices}`}>
        {!data && <p className="nothing">{failed ? t('choices.failed') : t('loading')}</p>}
        {!data && failed && (
          <button className="wide" onClick={reload}>
            {t('tryAgain')}
          </button>
        )}
        {data && <Choices data={data} onChange={reload} />}
      </div>
    </main>
  );
}

type Chosen = Pick<MessageChoices, 'topics' | 'quiet'>;

function Choices({ data, onChange }: { data: MessageChoices; onChange: () => void }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<Chosen>(data);
  const { sheet, open, close } = useSheet<'quiet'>();
  const [hasFailed, setFailed] = useState(false);
  async function save(next: Chosen) {
    const before = chosen;
    setChosen(next);
    setFailed(false);
    const choices = Object.fromEntries(next.topics.map(({ topic, push, mail }) => [topic, { push, mail }]));
    try {
      await callDesk(deskPaths.messageChoices, { method: 'PUT', body: { choices, quiet: next.quiet } });
    } catch {
      setChosen(before);
      setFailed(true);
    }
  }
  const toggle = (topic: Topic, way: Way) =>
    void save({
      ...chosen,
      topics: chosen.topics.map((one) => (one.topic === topic ? { ...one, [way]: !one[way] } : one)),
    });
  const ways: Way[] = data.hasMail ? ['push', 'mail'] : ['push'];
  const groups = GROUP_NAMES.map((group) => ({
    group,
    topics: chosen.topics.filter(({ topic }) => GROUPS[group].includes(topic)),
  })).filter(({ topics }) => topics.length > 0);
  return (
    <>
      {data.pushKey !== null && <PushBox pushKey={data.pushKey} />}
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {t('choices.notSaved')}
        </p>
      )}
      <div className={styles.ways} data-ways={ways.length}>
        {groups.map(({ group, topics }, index) => (
          <section key={group} aria-labelledby={`choices-${group}`}>
            <div className={styles.head}>
              <h2 id={`choices-${group}`}>{t(`choices.group.${group}`)}</h2>
              {index === 0 && ways.map((way) => <span key={way}>{t(`choices.way.${way}`)}</span>)}
            </div>
            {topics.map((one) => (
              <div key={one.topic} className={styles.line}>
                <span>{t(`choices.topic.${one.topic}`)}</span>
                {ways.map((way) => (
                  <button
                    key={way}
                    role="switch"
                    aria-checked={one[way]}
                    aria-label={t('choices.switch', {
                      topic: t(`choices.topic.${one.topic}`),
                      way: t(`choices.way.${way}`),
                    })}
                    onClick={() => toggle(one.topic, way)}
                  >
                    <Icon svg={check} className="icon" />
                  </button>
                ))}
              </div>
            ))}
          </section>
        ))}
      </div>
      <ul className={inbox.rows}>
        <li>
          <button className={styles.quiet} onClick={() => open('quiet')}>
            <span className={inbox.kind}>
              <Icon svg={moon} className="icon" />
            </span>
            <span className={inbox.what}>
              {t('choices.quiet')}
              <small>{t('choices.quietText')}</small>
            </span>
            <span className={styles.hours}>{chosen.quiet ? hoursText(chosen.quiet) : t('choices.quiet.none')}</span>
          </button>
        </li>
      </ul>
      {data.hasMail && <MailAddressBox mail={data.mail} onChange={onChange} />}
      {sheet === 'quiet' && (
        <QuietHoursSheet
          quiet={chosen.quiet}
          onClose={close}
          onSave={(quiet: QuietHours | null) => {
            close();
            void save({ ...chosen, quiet });
          }}
        />
      )}
    </>
  );
}
