import { useState } from 'react';
import type { ManagerInvitation, ManagerList } from '#contract/desk/managers.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import type { People } from '#contract/desk/people.ts';
import type { Team } from '#contract/desk/teams.ts';
import { managerState } from '#desk/club/manager-state.ts';
import { defineRecord } from '#desk/kit/define-record.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { RemoveButton } from '#desk/kit/remove-button.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { Panel } from '#desk/office/panel.tsx';
import { Handover } from '#desk/office/people/handover.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { initialsOf } from '#domain/player/name.ts';
import { useQuery } from '#desk/shell/navigation.ts';
import { ShareButton } from '#desk/shell/share-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TeamLinkCard } from './team-link-card.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';
import styles from './managers-tab.module.css';

/** [PM13] Who answers for the team, and the invitation of another. */
export function ManagersTab({ team }: { team: Team }) {
  const { t } = useTexts();
  const { data, failed, reload } = useDesk<ManagerList>(deskPaths.managers(team.id));
  const [query, setQuery] = useQuery();
  const { refusal, send } = useDeed();
  const isInviting = query.has('invite');
  if (!data) return <LoadState {...{ data, failed, reload }} />;
  const { managers, most } = data;
  const isFull = managers.length >= most;
  const invite = !isFull && (
    <button
      className={button.button}
      data-kind={isInviting ? undefined : 'primary'}
      onClick={() => setQuery({ invite: '1' }, { push: true })}
    >
      {t('managers.invite')}
    </button>
  );
  return (
    <div className={isInviting ? layout.withPanel : undefined}>
      <div className={layout.stack}>
        <Failure refusal={refusal} />
        {managers.length === 0 ? (
          <EmptyState framed title={t('managers.none')} text={t('managers.noneText')} action={invite} />
        ) : (
          <section className={card.card} aria-labelledby="managers">
            <div className={`${layout.groupHead} ${styles.head}`}>
              <h2 id="managers">{t('managers.title')}</h2>
              <span>{isFull ? t('managers.full', { most }) : t('managers.sub', { count: managers.length, most })}</span>
              {invite}
            </div>
            <DataTable columns={[t('people.name'), t('managers.seen'), { text: t('people.action'), isHidden: true }]}>
              {managers.map((manager) => (
                <ManagerRow
                  key={manager.personId}
                  manager={manager}
                  onEnd={() => void send({ method: 'DELETE', path: deskPaths.manager(team.id, manager.personId) })}
                />
              ))}
            </DataTable>
          </section>
        )}
        <TeamLinkCard teamId={team.id} />
      </div>
      {isInviting && <InviteManager team={team} managers={managers} onClose={() => setQuery({ invite: null })} />}
    </div>
  );
}

function ManagerRow({ manager, onEnd }: { manager: ManagerList['managers'][number]; onEnd: () => void }) {
  const { t, language } = useTexts();
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control */}
      <td className={table.lead}>
        <span className={table.who}>
          <span className="avatar">
            <span className="initials" aria-hidden="true">
              {initialsOf(manager.name)}
            </span>
          </span>
          <span>{manager.name}</span>
        </span>
      </td>
      <td className={table.under}>{managerState(manager, t, language)}</td>
      <td className={`${table.act} ${table.end}`}>
        <RemoveButton onClick={onEnd}>
          {t(manager.lastUsedAt === null && manager.invitedUntil !== null ? 'managers.takeBack' : 'managers.end')}
          <span className="hidden"> {manager.name}</span>
        </RemoveButton>
      </td>
    </tr>
  );
}

interface InviteFields {
  personId: number | null;
  name: string;
}

interface Around {
  teamId: number;
  /** Who is at the desk and not a manager of the team. */
  others: People['people'];
}

const managerRecord = defineRecord<InviteFields, Around, ManagerInvitation>({
  name: ({ teamId }) => `manager of ${teamId}`,
  list: ({ teamId }) => deskPaths.managers(teamId),
  empty: () => ({ personId: null, name: '' }),
  title: ({ t }) => t('managers.invite'),
  fields: {
    personId: {
      label: 'managers.who',
      options: ({ context, t }) => [
        { value: null, label: t('managers.somebodyNew') },
        ...context.others.map(({ id, name }) => ({ value: id, label: name })),
      ],
      when: ({ context }) => context.others.length > 0,
    },
    name: { label: 'managers.name', maxLength: 60, when: ({ fields }) => fields.personId === null },
  },
  toBody: ({ personId, name }) => (personId === null ? { name: name.trim() } : { personId }),
});

interface InviteProps {
  team: Team;
  managers: ManagerList['managers'];
  onClose: () => void;
}

function InviteManager({ team, managers, onClose }: InviteProps) {
  const { data, failed, reload } = useDesk<People>(deskPaths.people);
  const { t } = useTexts();
  if (!data)
    return (
      <Panel title={t('managers.invite')} onClose={onClose}>
        <LoadState {...{ data, failed, reload }} />
      </Panel>
    );
  const others = data.people.filter(({ id }) => managers.every(({ personId }) => personId !== id));
  return <InvitePanel around={{ teamId: team.id, others }} onClose={onClose} />;
}

/** Somebody who is at the desk becomes a manager at once; anybody else gets a link, shown once. */
function InvitePanel({ around, onClose }: { around: Around; onClose: () => void }) {
  const { t } = useTexts();
  const [made, setMade] = useState<{ name: string; link: string; expiresAt: string } | null>(null);
  const edited = useRecord(managerRecord, {
    context: around,
    onClose,
    onSaved: ({ link, expiresAt }, _before, { name }) =>
      link === null || expiresAt === null ? onClose() : setMade({ name: name.trim(), link, expiresAt }),
    onDone: () => {},
  });
  const { name, personId } = edited.form.fields;
  if (!made)
    return (
      <RecordPanel
        of={edited}
        submit={t(personId === null ? 'managers.makeLink' : 'managers.add')}
        isReady={personId !== null || name.trim() !== ''}
        waitsFor={t('people.waitsForName')}
      />
    );
  return (
    <Panel
      title={t('managers.invitationFor', { name: made.name })}
      onClose={onClose}
      footer={<ShareButton link={made.link} className={button.button} data-kind="primary" />}
    >
      <Handover {...made} />
    </Panel>
  );
}
