import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import fileIcon from '@phosphor-icons/core/bold/upload-simple-bold.svg?raw';
import { useRef, useState, type DragEvent } from 'react';
import { Notice } from '#ui/notice.tsx';
import type { CreatedUpload } from '#contract/desk/files.ts';
import { deskPaths, UPLOAD_BYTES } from '#contract/desk/paths.ts';
import { DeskError } from '#desk/api/client.ts';
import { sendFile, TOO_LARGE } from '#desk/api/send-file.ts';
import { PasteBox } from '#desk/office/lists/paste-box.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import progress from '#desk/office/progress.module.css';
import upload from '#desk/office/pictures/upload.module.css';
import fileLine from './file-line.module.css';
import styles from './drop-zone.module.css';

const TYPES = '.csv,.txt,.tsv,.xlsx,.zip';

/** Where a file is dropped, or chosen by a button. */
export function DropZone({ onUpload }: { onUpload: (id: string) => void }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [refused, setRefused] = useState<'files.tooLarge' | 'files.notSent' | null>(null);

  async function send(file: File | undefined) {
    if (!file || sending) return;
    setRefused(null);
    if (file.size > UPLOAD_BYTES) return setRefused('files.tooLarge');
    const onProgress = (share: number) => setSending({ name: file.name, share });
    onProgress(0);
    try {
      const path = `${deskPaths.uploads}?name=${encodeURIComponent(file.name.slice(0, 200))}`;
      const { id } = await sendFile<CreatedUpload>(
        { method: 'POST', path, file, type: 'application/octet-stream' },
        onProgress,
      );
      onUpload(id);
    } catch (error) {
      setRefused(error instanceof DeskError && error.status === TOO_LARGE ? 'files.tooLarge' : 'files.notSent');
    } finally {
      setSending(null);
    }
  }
  const take = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <section className={`${card.card} ${styles.drop}`} aria-labelledby="upload">
      <header>
        <h2 id="upload">{t('files.upload')}</h2>
      </header>
      <div
        className={`${upload.upload} ${fileLine.fileLine} ${styles.zone}`}
        data-tone={isOver ? 'lit' : undefined}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={take}
      >
        <Icon svg={fileIcon} className="icon" />
        {sending ? (
          <output className={progress.progress}>
            <b>{t('files.sending', { name: sending.name })}</b>
            <span className={progress.of}>{t('files.percent', { count: Math.round(sending.share * 100) })}</span>
            <progress max={1} value={sending.share} aria-label={sending.name} />
          </output>
        ) : (
          <div>
            <b>{t('files.drop')}</b>
            <small>{t('files.dropText')}</small>
          </div>
        )}
        <button
          className={button.button}
          data-kind="primary"
          disabled={sending !== null}
          onClick={() => input.current?.click()}
        >
          {t('files.choose')}
        </button>
        <input
          ref={input}
          className="hidden"
          type="file"
          accept={TYPES}
          tabIndex={-1}
          aria-label={t('files.choose')}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      <PasteBox isSending={sending !== null} onPaste={(file) => void send(file)} />
      {refused && (
        <Notice tone="bad" icon={warning} role="alert">
          {t(refused)}
        </Notice>
      )}
    </section>
  );
}
