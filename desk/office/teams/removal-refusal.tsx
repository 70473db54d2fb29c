import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import type { ReactNode } from 'react';
import type { Uses } from '#contract/desk/players.ts';
import { Failure } from '#desk/kit/failure.tsx';
import type { Removal } from '#desk/kit/use-removal.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Notice } from '#ui/notice.tsx';
import layout from '#desk/kit/layout.module.css';

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
  'galleries',
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
    <UsesNotice name={name} uses={refusal.uses} instead={instead}>
      {children}
    </UsesNotice>
  );
}

type UsesProps = Omit<RefusalProps, 'removal'> & { uses: UsesOf };

function UsesNotice({ name, uses, instead, children }: UsesProps) {
  const { t, language } = useTexts();
  const counted = KINDS.flatMap((kind) => {
    const count = uses[kind] ?? 0;
    return count > 0 ? [t(`uses.${kind}`, { count })] : [];
  });
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(counted);
  return (
    <Notice tone="warn" icon={warning} role="alert">
      <p>
        <b>{t('uses.title', { name, list })}</b>
      </p>
      <p>{instead}</p>
      {children && <div className={layout.buttons}>{children}</div>}
    </Notice>
  );
}
