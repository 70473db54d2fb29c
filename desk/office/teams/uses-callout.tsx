import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import type { ReactNode } from 'react';
import type { Uses } from '#contract/desk/players.ts';
import { Failure } from '#desk/kit/failure.tsx';
import type { Removal } from '#desk/kit/use-removal.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';

type UsesOf = Partial<Record<string, number>>;

const KINDS = [
  'matches',
  'players',
  'competitions',
  'transfers',
  'awards',
  'bestTeams',
  'news',
  'bans',
] as const satisfies readonly (keyof Uses)[];

interface RefusalProps {
  removal: Pick<Removal, 'refusal' | 'run'>;
  name: string;
  /** What to do in place of it. */
  instead: string;
  children?: ReactNode;
}

/** Why something was not deleted: what refers to it, counted, or what failed. */
export function RemovalRefusal({ removal: { refusal, run }, name, instead, children }: RefusalProps) {
  if (!refusal?.uses) return <Failure refusal={refusal} onRetry={run} />;
  return (
    <UsesCallout name={name} uses={refusal.uses} instead={instead}>
      {children}
    </UsesCallout>
  );
}

type UsesProps = Omit<RefusalProps, 'removal'> & { uses: UsesOf };

function UsesCallout({ name, uses, instead, children }: UsesProps) {
  const { t, language } = useTexts();
  const counted = KINDS.flatMap((kind) => {
    const count = uses[kind] ?? 0;
    return count > 0 ? [t(`uses.${kind}`, { count })] : [];
  });
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(counted);
  return (
    <div className="callout" data-tone="warn" role="alert">
      <Icon svg={warning} className="icon" />
      <div>
        <p>
          <b>{t('uses.title', { name, list })}</b>
        </p>
        <p>{instead}</p>
      </div>
      {children && <div className="ways">{children}</div>}
    </div>
  );
}
