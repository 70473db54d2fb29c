import envelope from '@phosphor-icons/core/bold/envelope-simple-bold.svg?raw';
import userPlus from '@phosphor-icons/core/bold/user-plus-bold.svg?raw';
import { RemoveButton } from '#desk/kit/remove-button.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { MailAddresses } from '#contract/desk/message-choices.ts';
import type { People } from '#contract/desk/people.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { DataTable } from '#desk/office/data-table.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { SESSION_ROLES } from '#domain/desk/permissions.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { shortDate, clockTime, isSameDay, type Language } from '#domain/formatting/date.ts';
import { initialsOf } from '#domain/player/name.ts';
import { Icon } from '#ui/icon.tsx';
import { MailAddressPanel, mailState } from './mail-address-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { RolesPanel } from './roles-panel.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import tag from '#ui/tag.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';
import styles from './people-screen.module.css';

type Person = People['people'][number];
type Device = Person['devices'][number];

/** Who may write in this league, on which devices, and the links that were given out. */
export function PeopleScreen() {
  const { t } = useTexts();
  const { data, failed, reload } = useDesk<People>(deskPaths.people);
  const mails = useDesk<MailAddresses>(deskPaths.mailAddresses).data;
  const [query, setQuery] = useQuery();
  const mailed = data?.people.find(({ id }) => String(id) === query.get('mail'));
  const inviting = query.has('invite');
  const changing = data?.people.find(({ id }) => String(id) === query.get('roles'));
  const { refusal, send } = useDeed();
  const devices = (data?.people ?? []).reduce((sum, person) => sum + person.devices.length, 0);

  const remove = (path: string) => void send({ method: 'DELETE', path });

  return (
    <Office
      title={t('people.title')}
      {...(data
        ? { sub: t('people.sub', { people: data.people.length, devices, links: data.matchLinks.length }) }
        : {})}
      actions={
        <>
          <a className={button.button} href={pages.privacy}>
            {t('privacy.title')}
          </a>
          <button
            className={button.button}
            data-kind={inviting ? undefined : 'primary'}
            onClick={() => setQuery({ invite: '1', roles: null, mail: null }, { push: true })}
          >
            <Icon svg={userPlus} className="icon" />
            {t('people.invite')}
          </button>
        </>
      }
    >
      <LoadState {...{ data, failed, reload }} />
      <Failure refusal={refusal} />
      <div className={inviting || changing || mailed ? layout.withPanel : undefined}>
        <div className={layout.stack}>
          {data && (
            <PeopleTable
              {...data}
              mails={mails}
              onChange={({ id }) => setQuery({ roles: String(id), invite: null, mail: null }, { push: true })}
              onMail={({ id }) => setQuery({ mail: String(id), invite: null, roles: null }, { push: true })}
              onRemove={remove}
            />
          )}
          {data && data.matchLinks.length > 0 && <MatchLinks links={data.matchLinks} onRemove={remove} />}
          <section className={card.card} aria-labelledby="roles">
            <div className={layout.groupHead}>
              <h2 id="roles">{t('people.roles')}</h2>
            </div>
            <dl className={styles.roles}>
              {SESSION_ROLES.map((role) => (
                <div key={role}>
                  <dt>{t(`role.${role}`)}</dt>
                  <dd>{t(`role.${role}.may`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        {changing && data && (
          <RolesPanel
            key={changing.id}
            person={changing}
            competitions={data.competitions}
            onClose={() => setQuery({ roles: null })}
          />
        )}
        {mailed && (
          <MailAddressPanel
            key={`${mailed.id} ${mails !== null}`}
            person={mailed}
            mail={mails?.people.find(({ personId }) => personId === mailed.id)}
            onClose={() => setQuery({ mail: null })}
          />
        )}
        {inviting && data && (
          <InvitePanel competitions={data.competitions} onClose={() => setQuery({ invite: null })} />
        )}
      </div>
    </Office>
  );
}

/** Each role with what it is for. */
function rolesText(
  { roles, teams }: Person,
  competitions: People['competitions'],
  t: OfficeTranslate,
  language: Language,
): string {
  const given = roles.map(({ role, competitions: ids }) => {
    const names = competitions.filter(({ id }) => ids?.includes(id)).map(({ name }) => name);
    return [t(`role.${role}`), ...names].join(', ');
  });
  const of = teams.map((team) => nameIn(language, team)).join(', ');
  const all = [...given, ...(of ? [t('people.managerOf', { teams: of })] : [])];
  return all.length === 0 ? t('people.nothing') : all.join('; ');
}

interface PeopleTableProps {
  people: readonly Person[];
  competitions: People['competitions'];
  /** Null while they are asked. */
  mails: MailAddresses | null;
  onChange: (person: Person) => void;
  onMail: (person: Person) => void;
  onRemove: (path: string) => void;
}

function PeopleTable({ people, competitions, mails, onChange, onMail, onRemove }: PeopleTableProps) {
  const { t, language } = useTexts();
  const mailOf = (id: number) => mails?.people.find(({ personId }) => personId === id);
  return (
    <section className={card.card} aria-label={t('people.title')}>
      <DataTable columns={[t('people.name'), t('people.devices'), { text: t('people.action'), isHidden: true }]}>
        {people.map((person) => (
          <tr key={person.id}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control */}
            <td className={table.lead}>
              <span className={table.who}>
                <span className="avatar">
                  <span className="initials" aria-hidden="true">
                    {initialsOf(person.name)}
                  </span>
                </span>
                <span>
                  {person.name}
                  <small>{rolesText(person, competitions, t, language)}</small>
                  <MailLine mail={mailOf(person.id)} />
                </span>
              </span>
            </td>
            <td className={table.under}>
              <Devices
                devices={person.devices}
                none={t('people.notYet')}
                onEnd={(id) => onRemove(deskPaths.device(id))}
              />
            </td>
            <td className={`${table.act} ${table.end}`}>
              <span className={styles.actions}>
                <button
                  type="button"
                  className={button.icon}
                  aria-label={t('people.changeOf', { name: person.name })}
                  title={t('people.change')}
                  onClick={() => onChange(person)}
                >
                  <Mark name="pencil" />
                </button>
                {(mails?.hasMail || mailOf(person.id)) && (
                  <button
                    type="button"
                    className={button.icon}
                    aria-label={t('people.mailOf', { name: person.name })}
                    title={t('people.mail')}
                    onClick={() => onMail(person)}
                  >
                    <Icon svg={envelope} className="icon" />
                  </button>
                )}
                {person.devices.some(({ isThis }) => isThis) ? (
                  <span className={tag.tag} data-kind="lit">
                    {t('people.you')}
                  </span>
                ) : (
                  <RemoveButton onClick={() => onRemove(deskPaths.person(person.id))}>
                    {person.devices.length === 0 ? t('people.cancel') : t('people.end')}
                    <span className="hidden"> {person.name}</span>
                  </RemoveButton>
                )}
              </span>
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}

function MailLine({ mail }: { mail: MailAddresses['people'][number] | undefined }) {
  const { t } = useTexts();
  return (
    mail && (
      <small>
        {mail.address}, {mailState(mail, t)}
      </small>
    )
  );
}

interface DevicesProps {
  /** Volunteers with a link have said a name on each. */
  devices: readonly (Device & { name?: string })[];
  none: string;
  onEnd: (id: number) => void;
}

function Devices({ devices, none, onEnd }: DevicesProps) {
  const { t } = useTexts();
  if (devices.length === 0)
    return (
      <ul className={styles.devices}>
        <li>
          <small>{none}</small>
        </li>
      </ul>
    );
  return (
    <ul className={styles.devices}>
      {devices.map((device) => (
        <li key={device.id}>
          <Mark name="phone" />
          {named(device)} <small>{device.isThis ? t('people.now') : <LastUse at={device.lastUsedAt} />}</small>
          {!device.isThis && (
            <button
              className={button.icon}
              aria-label={t('people.endDevice', { device: named(device) })}
              onClick={() => onEnd(device.id)}
            >
              <Mark name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const named = ({ name, device }: { name?: string; device: string }) => (name ? `${name} (${device})` : device);

function LastUse({ at }: { at: string }) {
  const { language } = useTexts();
  const date = new Date(at);
  return <>{isSameDay(date, serverNow()) ? clockTime(date) : shortDate(date, language)}</>;
}

function MatchLinks({ links, onRemove }: { links: People['matchLinks']; onRemove: (path: string) => void }) {
  const { t } = useTexts();
  return (
    <section className={card.card} aria-labelledby="links">
      <div className={layout.groupHead}>
        <h2 id="links">{t('people.matchLinks')}</h2>
        <span>{t('people.matchLinksMean')}</span>
      </div>
      <DataTable columns={[t('people.match'), t('people.devices'), { text: t('people.action'), isHidden: true }]}>
        {links.map((link) => (
          <tr key={link.id}>
            <td className={table.lead}>{link.match}</td>
            <td className={table.under}>
              <Devices
                devices={link.devices}
                none={t('people.notOpened')}
                onEnd={(id) => onRemove(deskPaths.device(id))}
              />
            </td>
            <td className={`${table.act} ${table.end}`}>
              <RemoveButton onClick={() => onRemove(deskPaths.matchLink(link.id))}>
                {t('people.end')}
                <span className="hidden"> {link.match}</span>
              </RemoveButton>
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
