import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { useState } from 'react';
import { LoadState } from '#desk/kit/load-state.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { CompetitionList, SeasonRecord } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { callDesk } from '#desk/api/client.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { OpenedRecord } from '#desk/kit/record-panel.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { useUndo } from '#desk/kit/use-undo.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { DataTable } from '#desk/office/data-table.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { navigate, pages, useQuery } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { seasonName, shortSeasonName } from '#domain/formatting/season-name.ts';
import { Icon } from '#ui/icon.tsx';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { daysText } from '#desk/office/day-text.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import { SeasonPanel } from './season-panel.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import tag from '#ui/tag.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';

type Competition = CompetitionList['competitions'][number];

/** Every season with its competitions. */
export function CompetitionsScreen() {
  const { t } = useTexts();
  const { data, failed, reload } = useDesk<CompetitionList>(deskPaths.competitions);
  const [query, setQuery] = useQuery();
  const isOrganiser = useSession()?.roles.includes('organiser') ?? false;
  const { refusal, send } = useDeed();
  const offerUndo = useUndo();
  const [isAnnouncing, setAnnouncing] = useState(false);
  const opened = query.get('season');
  const current = data?.seasons.find(({ isCurrent }) => isCurrent);
  const open = (id: string | null) => setQuery({ season: id }, { push: id !== null });
  const close = () => open(null);
  const count = data?.competitions.filter(({ seasonId }) => seasonId === current?.id).length ?? 0;

  async function makeCurrent(chosen: SeasonRecord) {
    const path = deskPaths.currentSeason(chosen.id);
    if (!(await send({ method: 'PUT', path, body: {} }))) return;
    const undo = (key: string) => callDesk(deskPaths.currentSeason(current?.id ?? 0), { method: 'PUT', body: {}, key });
    offerUndo(t('competitions.nowCurrent', { season: seasonName(chosen) }), current ? undo : null);
  }

  const isEmpty = data?.seasons.length === 0;
  const isPlayed = ({ id }: SeasonRecord) => data?.competitions.some(({ seasonId }) => seasonId === id);
  const shown = isOrganiser ? (data?.seasons ?? []) : (data?.seasons ?? []).filter(isPlayed);
  return (
    <Office
      title={t('office.competitions')}
      {...(current && { sub: t('competitions.sub', { count, season: shortSeasonName(current) }) })}
      actions={
        isOrganiser &&
        data &&
        !isEmpty && (
          <>
            {data.competitions.length > 0 && (
              <button className={button.button} data-kind="bare" onClick={() => setAnnouncing(true)}>
                {t('announce.button')}
              </button>
            )}
            <button className={button.button} data-kind="bare" onClick={() => open('new')}>
              {t('competitions.newSeason')}
            </button>
            <a className={button.button} data-kind="primary" href={pages.newCompetition}>
              <Icon svg={plus} className="icon" />
              {t('competitions.new')}
            </a>
          </>
        )
      }
    >
      <LoadState {...{ data, failed, reload }} />
      {data && isAnnouncing && <AnnounceDialog list={data} onClose={() => setAnnouncing(false)} />}
      <Failure refusal={refusal} />
      {isEmpty && (
        <EmptyState
          framed
          title={t('competitions.none')}
          text={t('competitions.noneText')}
          action={
            <a className={button.button} data-kind="primary" href={pages.newCompetition}>
              {t('competitions.start')}
            </a>
          }
        />
      )}
      {data && (
        <div className={opened === null ? undefined : layout.withPanel}>
          <div className={layout.stack}>
            {shown.map((each) => (
              <SeasonCard
                key={each.id}
                season={each}
                competitions={data.competitions.filter(({ seasonId }) => seasonId === each.id)}
                {...(isOrganiser && { onEdit: () => open(String(each.id)), onCurrent: () => void makeCurrent(each) })}
              />
            ))}
          </div>
          <OpenedRecord id={opened} items={data.seasons} title={t('field.season')} onClose={close}>
            {(season) => <SeasonPanel season={season} latest={data.seasons[0] ?? null} onClose={close} />}
          </OpenedRecord>
        </div>
      )}
    </Office>
  );
}

interface CardProps {
  season: SeasonRecord;
  competitions: readonly Competition[];
  /** [PM10] Without these, seasons are somebody else's. */
  onEdit?: () => void;
  onCurrent?: () => void;
}

function SeasonCard({ season, competitions, onEdit, onCurrent }: CardProps) {
  const { t, language } = useTexts();
  const name = seasonName(season);
  return (
    <section className={card.card} aria-label={name}>
      <div className={layout.groupHead}>
        <h2>{name}</h2>
        {season.isCurrent && (
          <span className={tag.tag} data-kind="lit">
            {t('competitions.current')}
          </span>
        )}
        <span>{daysText(season.startsOn, season.endsOn, language)}</span>
        <span className={layout.pager}>
          {!season.isCurrent && onCurrent && (
            <button className={button.button} data-kind="bare" data-size="small" onClick={onCurrent}>
              {t('competitions.makeCurrent')}
              <span className="hidden"> {name}</span>
            </button>
          )}
          {onEdit && (
            <button className={button.button} data-kind="bare" data-size="small" onClick={onEdit}>
              {t('competitions.editSeason')}
              <span className="hidden"> {name}</span>
            </button>
          )}
        </span>
      </div>
      {competitions.length === 0 ? (
        <p className="nothing">{t('competitions.emptySeason')}</p>
      ) : (
        <DataTable
          columns={[
            t('competitions.name'),
            t('competitions.format'),
            { text: t('competitions.teams'), isEnd: true },
            { text: t('competitions.played'), isEnd: true },
            t('competitions.days'),
          ]}
        >
          {competitions.map((competition) => (
            <Row key={competition.id} competition={competition} />
          ))}
        </DataTable>
      )}
    </section>
  );
}

function Row({ competition }: { competition: Competition }) {
  const { t, language } = useTexts();
  const { id, logo, format, teams, matches, played, startsOn, endsOn } = competition;
  const name = nameIn(language, competition);
  const path = pages.competition(id);
  return (
    // The link in it does the same for the keyboard.
    <tr className={table.opens} onClick={() => navigate(path)}>
      <td className={table.lead}>
        <a className={table.who} href={path}>
          <CompetitionEmblem competition={{ logo, name }} />
          {name}
        </a>
      </td>
      <td className={table.sub}>{t(`format.${format}`)}</td>
      <td className={table.end} data-label={t('competitions.teams')}>
        <span className={table.no}>{teams}</span>
      </td>
      <td className={table.end} data-label={t('competitions.played')}>
        <span className={table.no}>{played}</span> / {matches}
      </td>
      <td className={table.drop}>{daysText(startsOn, endsOn, language)}</td>
    </tr>
  );
}
