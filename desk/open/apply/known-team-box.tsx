import type { KnownTeam } from '#contract/desk/open-applications.ts';
import { TeamCrest } from '#desk/open/frame.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { searchKey } from '#domain/formatting/search-key.ts';
import { seasonName } from '#domain/formatting/season-name.ts';
import type { Draft } from './draft.ts';
import { useTexts } from './texts.ts';

/** Shorter beginnings fit too many teams. */
const LEAST = 3;

interface BoxProps {
  teams: readonly KnownTeam[];
  fields: Draft['fields'];
  isAnother: boolean;
  onChange: (fields: Partial<Draft['fields']>, isAnother?: boolean) => void;
}

/** A team that played before offers itself by its name. */
export function KnownTeamBox({ teams, fields, isAnother, onChange }: BoxProps) {
  const { t, language } = useTexts();
  const { teamId } = fields;
  const found = teamId === null ? findTeam(teams, fields.teamName) : teams.find(({ id }) => id === teamId);
  if (!found) return null;
  const team = nameIn(language, found);
  const isSaid = teamId !== null || isAnother;
  const { lastSeason } = found;
  return (
    <div className="word-box" data-tone="lit">
      <TeamCrest team={found} />
      <p>
        {isSaid
          ? t(teamId === null ? 'apply.isAnother' : 'apply.isKnown', { team })
          : lastSeason
            ? t('apply.known', { team, season: seasonName(lastSeason) })
            : t('apply.knownPlain', { team })}
      </p>
      {isSaid ? (
        <button type="button" className="slab quiet" onClick={() => onChange({ teamId: null }, false)}>
          {t('apply.change')}
        </button>
      ) : (
        <>
          <button
            type="button"
            className="slab"
            onClick={() => onChange({ teamId: found.id, teamName: found.name }, false)}
          >
            {t('apply.itIsUs')}
          </button>
          <button type="button" className="slab quiet" onClick={() => onChange({ teamId: null }, true)}>
            {t('apply.another')}
          </button>
        </>
      )}
    </div>
  );
}

/** The one of this name, otherwise the first whose name begins so. */
function findTeam(teams: readonly KnownTeam[], typed: string): KnownTeam | undefined {
  const key = searchKey(typed);
  if (key.length < LEAST) return undefined;
  return teams.find(({ name }) => searchKey(name) === key) ?? teams.find(({ name }) => searchKey(name).startsWith(key));
}
