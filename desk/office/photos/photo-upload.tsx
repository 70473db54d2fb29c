import close from '@phosphor-icons/core/bold/x-bold.svg?raw';
import images from '@phosphor-icons/core/bold/images-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { addUploads, dropUpload, retryUploads, useUploads, type PhotoUpload as Upload } from './upload-queue.ts';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';
import progress from '#desk/office/progress.module.css';
import uploadStyles from '#desk/office/pictures/upload.module.css';
import styles from './gallery.module.css';

/** Where photos are dropped, pasted or chosen, many at once, and how far they are. */
export function PhotoUpload({ galleryId }: { galleryId: number }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { uploads, arrived } = useUploads(galleryId);
  const failed = uploads.filter(({ state }) => state === 'failed');
  const add = (files: FileList | null | undefined) => addUploads(galleryId, [...(files ?? [])]);
  useEffect(() => {
    const pasted = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) addUploads(galleryId, [...clipboardData.files]);
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [galleryId]);
  return (
    <section className={styles.adding} aria-label={t('photos.add')}>
      <div
        className={`${uploadStyles.upload} ${styles.zone}`}
        data-tone={isOver ? 'lit' : undefined}
        onDragOver={(event: DragEvent) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          add(event.dataTransfer.files);
        }}
      >
        <Icon svg={images} className="icon" />
        <p>
          <b>{t('photos.drop')}</b>
          <small>{t('photos.dropText')}</small>
        </p>
        <button type="button" className={button.button} data-kind="primary" onClick={() => input.current?.click()}>
          {t('photos.add')}
        </button>
        <input
          ref={input}
          className="hidden"
          type="file"
          accept="image/*"
          multiple
          tabIndex={-1}
          aria-label={t('photos.add')}
          onChange={({ target }) => {
            add(target.files);
            target.value = '';
          }}
        />
      </div>
      {uploads.length > 0 && <Progress uploads={uploads} arrived={arrived} />}
      {failed.length > 0 && (
        <Notice tone="bad" icon={warning} role="alert">
          <p>{t('photos.notTaken', { count: failed.length })}</p>
          <ul className={styles.failed}>
            {failed.map(({ id, file, refused }) => (
              <li key={id}>
                <b>{file.name}</b>
                <span>{refused && t(refused)}</span>
                <button
                  type="button"
                  className={button.icon}
                  aria-label={t('photos.leaveOut', { name: file.name })}
                  onClick={() => dropUpload(id)}
                >
                  <Icon svg={close} className="icon" />
                </button>
              </li>
            ))}
          </ul>
          <div className={layout.buttons}>
            <button type="button" className={button.button} data-size="small" onClick={() => retryUploads(galleryId)}>
              {t('state.again')}
            </button>
          </div>
        </Notice>
      )}
    </section>
  );
}

/** How many of how many, and the files on their way. */
function Progress({ uploads, arrived }: { uploads: readonly Upload[]; arrived: number }) {
  const { t } = useTexts();
  const left = uploads.filter(({ state }) => state !== 'failed');
  if (left.length === 0) return null;
  const all = arrived + left.length;
  const sent = left.reduce((sum, { share }) => sum + share / 2, arrived);
  return (
    <div className={styles.progress}>
      <output className={progress.progress}>
        <b>{t('photos.uploading')}</b>
        <span className={progress.of}>{t('photos.ofAll', { done: arrived, all })}</span>
        <progress max={all} value={sent} aria-label={t('photos.uploading')} />
      </output>
      <ul>
        {left.slice(0, 4).map(({ id, file, state, share }) => (
          <li key={id}>
            <span>{file.name}</span>
            <small>
              {state === 'waiting'
                ? t('photos.waits')
                : share < 1
                  ? t('picture.sending', { percent: Math.round(share * 100) })
                  : t('picture.reading')}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
