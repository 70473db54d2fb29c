import globe from '@phosphor-icons/core/regular/globe.svg?raw';
import pin from '@phosphor-icons/core/regular/map-pin.svg?raw';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import type { Translate } from '#i18n/translate.ts';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { CompetitionEmblem } from '#ui/marks/competition-emblem.tsx';
import { Crest } from '#ui/marks/crest.tsx';
import type { SharedLink } from '#ui/share-menu.tsx';
import { FollowButton } from '#web/following/follow-button.tsx';
import { CompareLink } from '#web/football/compare/compare-link.tsx';
import type { Competition, Named } from '#web/football/model.ts';
import { useIsOwnBackend } from '#web/football/own-backend.ts';
import type { TeamProfile } from '#web/football/team-model.ts';
import { PageTabs } from '#web/shell/page-tabs.tsx';
import { ProfileHead, ProfileSkeleton } from '#web/shell/profile-head.tsx';
import styles from './team-header.module.css';
import { useRecords } from '#web/api/use-records.ts';
import { teamTabs, type TeamTab } from './team-tabs.ts';

export function TeamHeader({ team, tab }: { team: TeamProfile; tab: TeamTab }) {
  const { t } = useLanguage();
  const isOwnBackend = useIsOwnBackend();
  const { name, city, founded, stadium, competitions } = team;
  const links = linksOf(team, t);
  const facts = [
    city !== null && (
      <>
        <Icon svg={pin} />
        {city}
      </>
    ),
    founded !== null && t('team.founded', { year: founded }),
    stadium,
    competitions.length > 0 && <Competitions key="competitions" competitions={competitions} />,
  ];
  return (
    <ProfileHead
      picture={<Crest team={team} eager />}
      name={name}
      facts={facts.filter(Boolean)}
      aside={<Links links={links} />}
      shareAs={name}
      links={links}
      star={<FollowButton kind="team" id={team.id} name={name} />}
      tools={<CompareLink href={pagePaths.compareTeams(team.id)} />}
      tabs={
        <PageTabs
          label={t('team.tabs')}
          tabs={teamTabs(isOwnBackend, useRecords()).map((id) => ({ id, label: t(`team.tab.${id}`) }))}
          chosen={tab}
        />
      }
    />
  );
}

const Competitions = ({ competitions }: { competitions: Named<Competition>[] }) => (
  <ul className={styles.competitions}>
    {competitions.map((competition) => (
      <li key={competition.name} title={competition.name}>
        {competition.id === null ? (
          <>
            <CompetitionEmblem competition={competition} />
            <span className="hidden">{competition.name}</span>
          </>
        ) : (
          <a href={pagePaths.competition(competition.id)} aria-label={competition.name}>
            <CompetitionEmblem competition={competition} />
          </a>
        )}
      </li>
    ))}
  </ul>
);

const linksOf = (team: TeamProfile, t: Translate): SharedLink[] =>
  [
    { name: 'Instagram', svg: instagram, address: team.instagram },
    { name: 'Facebook', svg: facebook, address: team.facebook },
    { name: 'Twitter', svg: x, address: team.twitter },
    { name: t('team.website'), svg: globe, address: team.website },
  ].flatMap(({ address, ...link }) => (address === null ? [] : { ...link, address }));

/** On a phone they are behind the share button. */
function Links({ links }: { links: SharedLink[] }) {
  const { t } = useLanguage();
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('team.links')}>
      {links.map(({ name, svg, address }) => (
        <li key={name}>
          <a className={button.icon} href={address} target="_blank" rel="noopener" aria-label={name}>
            <Icon svg={svg} size="1.125rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}

export const TeamSkeleton = () => <ProfileSkeleton picture={<span className={styles.crest} />} />;
