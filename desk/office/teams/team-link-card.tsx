import { deskPaths } from '#contract/desk/paths.ts';
import type { TeamLink } from '#contract/desk/registrations.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { RemoveButton } from '#desk/kit/remove-button.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useTexts } from '#desk/office/texts.ts';
import { longDate } from '#domain/formatting/date.ts';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './managers-tab.module.css';

/** [RG3] The link by which players register themselves: since when, how many did, and its end. */
export function TeamLinkCard({ teamId }: { teamId: number }) {
  const { t, language } = useTexts();
  const path = deskPaths.teamLink(teamId);
  const { data, failed, reload } = useDesk<TeamLink>(path);
  const { isBusy, refusal, send } = useDeed();
  if (!data) return <LoadState {...{ data, failed, reload }} rows={1} />;
  const { link } = data;
  return (
    <section className={card.card} aria-labelledby="team-link">
      <div className={`${layout.groupHead} ${styles.head}`}>
        <h2 id="team-link">{t('managers.link')}</h2>
        <span>
          {link === null
            ? t('managers.noLink')
            : t('managers.linkSince', {
                date: longDate(new Date(link.createdAt), language),
                registered: t('managers.registered', { count: link.registered }),
              })}
        </span>
        {link !== null && (
          <RemoveButton isBusy={isBusy} onClick={() => void send({ method: 'DELETE', path })}>
            {t('managers.endLink')}
          </RemoveButton>
        )}
      </div>
      <Failure refusal={refusal} />
    </section>
  );
}
