import { dottedDate, readDate } from '#domain/formatting/date.ts';
import { Move } from '#web/football/move.tsx';
import type { PlayerProfile, PlayerTransfer } from '#web/football/player-model.ts';
import card from '#web/ui/card.module.css';
import { useLanguage } from '#web/ui/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { State } from '#web/ui/state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { sampleTransfers } from './sample-transfers.ts';
import styles from './transfers-tab.module.css';

/** From team to team. Where a backend knows nothing of transfers, made-up ones show what it would look like. */
export function TransfersTab({ player: { transfers } }: { player: PlayerProfile }) {
  const { t } = useLanguage();
  if (transfers?.length === 0) return <State title={t('player.transfers.empty')} framed />;
  return (
    <div className="stack">
      {transfers === null && <Notice text={t('player.transfers.sample')} />}
      <ul className={`${card.card} ${styles.transfers}`}>
        {(transfers ?? sampleTransfers(t)).map((transfer) => (
          <Transfer key={transfer.id} transfer={transfer} />
        ))}
      </ul>
    </div>
  );
}

function Transfer({ transfer: { from, to, date, rank } }: { transfer: PlayerTransfer }) {
  const { t } = useLanguage();
  const read = readDate(date);
  return (
    <li>
      <Move from={from} to={to} />
      <Tag>{t(`transfer.rank.${rank}`)}</Tag>
      <span className={styles.date}>{read.kind === 'known' ? dottedDate(read.date) : t('match.dateUnknown')}</span>
    </li>
  );
}
