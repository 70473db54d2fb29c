import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import minus from '@phosphor-icons/core/bold/minus-circle-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import { useId, useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { PersonalSubject } from '#contract/desk/privacy.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Bold } from '#desk/office/bold.tsx';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { pages } from '#desk/shell/navigation.ts';
import { DELETED_PERSON, DELETED_PLAYER } from '#domain/privacy/deleted.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import button from '#ui/button.module.css';
import effects from '#desk/kit/effects.module.css';
import tick from '#desk/office/files/tick.module.css';

interface EraseProps {
  subject: PersonalSubject;
  onClose: () => void;
  onErased: () => void;
}

/** What goes and what stays, before somebody's data is deleted for ever. */
export function EraseDialog({ subject, onClose, onErased }: EraseProps) {
  const { t, language } = useTexts();
  const [isSure, setSure] = useState(false);
  const { isBusy, refusal, send } = useDeed();
  const { kind, id, named, hasNamesake } = subject;
  const name = nameIn(language, subject);
  const deleted = (kind === 'player' ? DELETED_PLAYER : DELETED_PERSON)[language];
  async function erase() {
    if (!isSure || !(await send({ method: 'POST', path: deskPaths.erasedSubject(kind, id) }))) return;
    showToast({ text: t('privacy.erased') });
    onErased();
  }
  return (
    <OfficeDialog
      title={t('privacy.eraseOf', { name })}
      onClose={onClose}
      onSubmit={() => void erase()}
      note={t('privacy.forever')}
      buttons={
        <>
          <button type="button" className={button.button} data-kind="bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          <button type="submit" className={button.button} data-danger disabled={!isSure || isBusy}>
            {t('privacy.eraseNow')}
          </button>
        </>
      }
    >
      <Lines title={t('privacy.goes')} icon={minus} lines={whatGoes(subject, deleted, t)} />
      <Lines title={t('privacy.stays')} icon={check} lines={whatStays(subject, deleted, t)} />
      {named.length > 0 && <Texts named={named} />}
      {hasNamesake && (
        <Notice tone="warn" icon={warning}>
          {t('privacy.namesake')}
        </Notice>
      )}
      <Notice>{t('privacy.backups')}</Notice>
      <label className={tick.tick}>
        <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
        {t('privacy.sure')}
      </label>
      <Failure refusal={refusal} onRetry={() => void erase()} />
    </OfficeDialog>
  );
}

const GOES = ['declarations', 'bans', 'requests', 'messages'] as const;
const STAYS = ['matches', 'goals', 'awards', 'acts'] as const;

const whatGoes = ({ kind, goes, hasNamesake }: PersonalSubject, deleted: string, t: OfficeTranslate): string[] => [
  t(`privacy.goes.${kind}`),
  ...GOES.flatMap((what) => (goes[what] ? [t(`privacy.goes.${what}`, { count: goes[what] })] : [])),
  ...(hasNamesake ? [] : [t('privacy.goes.journal', { deleted })]),
];

const whatStays = ({ kind, stays, leavesNothing }: PersonalSubject, deleted: string, t: OfficeTranslate): string[] =>
  leavesNothing
    ? [t('privacy.leavesNothing')]
    : [
        ...STAYS.flatMap((what) => (stays[what] ? [t(`privacy.stays.${what}`, { count: stays[what] })] : [])),
        ...(kind === 'player' ? [t('privacy.stays.shown', { deleted })] : []),
      ];

interface LinesProps {
  title: string;
  icon: string;
  lines: readonly string[];
}

function Lines({ title, icon, lines }: LinesProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={effects.effects}>
        {lines.map((line) => (
          <li key={line}>
            <Icon svg={icon} className="icon" />
            <span>
              <Bold text={line} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PAGE_OF = { article: pages.article, caption: pages.gallery, award: null, team: pages.team };

/** Written by people, so people change them. */
function Texts({ named }: Pick<PersonalSubject, 'named'>) {
  const { t } = useTexts();
  return (
    <Notice tone="warn" icon={warning}>
      <p>{t('privacy.named')}</p>
      <ul>
        {named.map(({ kind, id, title }) => {
          const page = PAGE_OF[kind];
          return (
            <li key={`${kind}${id}`}>
              {t(`privacy.namedIn.${kind}`)}: {page ? <a href={page(id)}>{title}</a> : title}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
