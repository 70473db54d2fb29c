import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import type { NoticeHead, NoticeList } from '#contract/desk/messages.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { timeOrDate } from '#domain/formatting/date.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { audienceText } from './audience-text.ts';
import { NewNotice } from './new-notice.tsx';
import { NoticePanel } from './notice-panel.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';
import styles from './notices.module.css';

/** What organisers wrote to managers and volunteers, and who has read it. */
export function NoticesScreen() {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  const { data, failed, reload } = useDesk<NoticeList>(deskPaths.notices);
  const opened = query.get('notice');
  const open = (notice: string | null) => setQuery({ notice }, { push: notice !== null });
  const write = (
    <button type="button" className={button.button} data-kind="primary" onClick={() => open('new')}>
      <Icon svg={plus} className="icon" />
      {t('notices.write')}
    </button>
  );
  return (
    <Office title={t('notices.title')} actions={data?.notices.length !== 0 && write}>
      <div className={opened === null ? undefined : layout.withPanel}>
        <div className={layout.stack}>
          <LoadState {...{ data, failed, reload }} />
          {data?.notices.length === 0 && (
            <EmptyState framed title={t('notices.none')} text={t('notices.noneText')} action={write} />
          )}
          {data && data.notices.length > 0 && <Notices notices={data.notices} opened={opened} onOpen={open} />}
        </div>
        {opened === 'new' && <NewNotice onClose={() => open(null)} onSent={(id) => setQuery({ notice: String(id) })} />}
        {opened !== null && opened !== 'new' && (
          <NoticePanel key={opened} id={Number(opened)} onClose={() => open(null)} />
        )}
      </div>
    </Office>
  );
}

interface NoticesProps {
  notices: readonly NoticeHead[];
  opened: string | null;
  onOpen: (id: string) => void;
}

function Notices({ notices, opened, onOpen }: NoticesProps) {
  const { t, language } = useTexts();
  return (
    <section className={card.card} aria-label={t('notices.title')}>
      <DataTable
        columns={[t('notices.column.title'), t('notices.column.sent'), { text: t('notices.column.read'), isEnd: true }]}
      >
        {notices.map((notice) => (
          <tr key={notice.id} aria-selected={String(notice.id) === opened || undefined}>
            <td className={table.lead}>
              <button type="button" className={styles.open} onClick={() => onOpen(String(notice.id))}>
                {notice.title[language]}
                <small>{audienceText(notice, t, language)}</small>
              </button>
            </td>
            <td className={table.under}>{timeOrDate(new Date(notice.sentAt), serverNow(), language)}</td>
            <td className={`${table.act} ${table.end}`}>
              {t('notices.read', { read: notice.read, count: notice.recipients })}
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
