import download from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';
import { useEffect, useState } from 'react';
import type { Backups } from '#contract/desk/backups.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { useTexts, type OfficeTranslate } from '#desk/office/texts.ts';
import { refreshDesk, useDesk } from '#desk/kit/use-desk.ts';
import { longDateTime, type Language } from '#domain/formatting/date.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import downloads from './downloads.module.css';

const POLL = 2000;
const MEGABYTE = 1_000_000;

/** The nightly backup: when the last one was made, its file, and another one now. */
export function BackupLine() {
  const { t, language } = useTexts();
  const { data, failed: unread, reload } = useDesk<Backups>(deskPaths.backups);
  const [isAsked, setAsked] = useState(false);
  const { refusal, send } = useDeed();
  const isRunning = data?.isRunning === true || isAsked;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setAsked(false);
      refreshDesk(deskPaths.backups);
    }, POLL);
    return () => clearInterval(timer);
  }, [isRunning]);

  async function make() {
    setAsked(true);
    if (!(await send({ method: 'POST', path: deskPaths.backups }))) setAsked(false);
  }

  if (!data) return unread && <Failure refusal={{ reason: unread }} onRetry={reload} />;
  const { isOn, last, failed } = data;
  return (
    <div className={downloads.line}>
      <div>
        <b>{t('backup.title')}</b>
        <small>{isOn ? lastText(t, language, last) : t('backup.off')}</small>
        {failed && (
          <small role="alert" className={downloads.bad}>
            {`${t('backup.failed')} ${t(`backup.failed.${failed.reason}`)}`}
          </small>
        )}
        <Failure refusal={refusal} onRetry={() => void make()} />
      </div>
      <span className={downloads.buttons}>
        {isOn && (
          <button className={button.button} disabled={isRunning} onClick={() => void make()}>
            {t(isRunning ? 'backup.making' : 'backup.make')}
          </button>
        )}
        {last?.isHere && (
          <a className={button.button} href={deskPaths.lastBackup} download>
            <Icon svg={download} className="icon" />
            {t('files.download')}
          </a>
        )}
      </span>
    </div>
  );
}

function lastText(t: OfficeTranslate, language: Language, last: Backups['last']): string {
  if (!last) return t('backup.none');
  const size = (last.bytes / MEGABYTE).toLocaleString(language, { maximumFractionDigits: 1 });
  return t('backup.last', { when: longDateTime(new Date(last.at), language), size });
}
