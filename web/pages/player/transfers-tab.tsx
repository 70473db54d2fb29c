import { dottedDate, parseDate } from '#domain/formatting/date.ts';
import card from '#ui/card.module.css';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.ts';
import { Notice } from '#ui/notice.tsx';
import { Tag } from '#ui/tag.tsx';
import type { PlayerProfile, PlayerTransfer } from '#web/football/player-model.ts';
import { TransferTeams } from '#web/football/transfer-teams.tsx';
import { sampleTransfers } from './sample-transfers.ts';
import styles from './transfers-tab.module.css';

/** Shows sample transfers if the backend has none. */
export function TransfersTab({ player: { transfers } }: { player: PlayerProfile }) {
  const { t } = useLanguage();
  if (transfers?.length === 0) return <EmptyState title={t('player.transfers.empty')} framed />;
  return (
    <div className="stack">
      {transfers === null && <Notice>{t('player.transfers.sample')}</Notice>}
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
  const transferDate = parseDate(date);
  return (
    <li>
      <TransferTeams from={from} to={to} />
      <Tag>{t(`transfer.rank.${rank}`)}</Tag>
      <span className={styles.date}>
        {transferDate.kind === 'known' ? dottedDate(transferDate.date) : t('match.dateUnknown')}
      </span>
    </li>
  );
}
