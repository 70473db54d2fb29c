import left from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import right from '@phosphor-icons/core/bold/arrow-right-bold.svg?raw';
import type { DeskPhoto } from '#contract/desk/photos.ts';
import { Panel } from '#desk/office/panel.tsx';
import { RecordFields } from '#desk/kit/record-fields.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { photoRecord } from './photo-record.tsx';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './gallery.module.css';

interface PhotoPanelProps {
  photo: DeskPhoto;
  /** From 1. */
  position: number;
  count: number;
  /** By so many places; null for whoever may not change the order. */
  onMove: ((by: number) => void) | null;
  /** Its caption is written: the next one waits for its own. */
  onDone: () => void;
  onClose: () => void;
}

/** A photo as it is shown, what is written under it, where it stands, and its end. */
export const PhotoPanel = (props: PhotoPanelProps) =>
  props.photo.mayChange ? <EditedPhoto {...props} /> : <ForeignPhoto {...props} />;

function EditedPhoto({ photo, position, count, onMove, onDone, onClose }: PhotoPanelProps) {
  const { t } = useTexts();
  const edited = useRecord(photoRecord, { item: photo, context: { photo, position }, onDone, onClose });
  return (
    <RecordPanel
      of={edited}
      sub={t('photos.of.count', { count })}
      body={
        <>
          <Preview photo={photo} />
          <RecordFields of={edited} />
        </>
      }
    >
      <Moving position={position} count={count} onMove={onMove} />
    </RecordPanel>
  );
}

/** [GA4] Somebody else has added it. */
function ForeignPhoto({ photo, position, count, onMove, onClose }: PhotoPanelProps) {
  const { t } = useTexts();
  return (
    <Panel title={t('photos.photo', { position })} sub={t('photos.of.count', { count })} onClose={onClose}>
      <Preview photo={photo} />
      <p>{photo.captionBg || photo.captionEn || t('photos.noCaption')}</p>
      <p>{t('photos.foreign')}</p>
      <Moving position={position} count={count} onMove={onMove} />
    </Panel>
  );
}

const Preview = ({ photo }: { photo: DeskPhoto }) => (
  <a className={styles.preview} href={photo.large.address} target="_blank" rel="noopener">
    <img src={photo.small.address} width={photo.small.width} height={photo.small.height} alt={photo.captionBg} />
  </a>
);

/** What dragging does, for fingers and readers. */
function Moving({ position, count, onMove }: Pick<PhotoPanelProps, 'position' | 'count' | 'onMove'>) {
  const { t } = useTexts();
  if (!onMove) return null;
  return (
    <div className={layout.buttons}>
      <button
        type="button"
        className={button.button}
        data-size="small"
        disabled={position === 1}
        onClick={() => onMove(-1)}
      >
        <Icon svg={left} className="icon" />
        {t('photos.earlier')}
      </button>
      <button
        type="button"
        className={button.button}
        data-size="small"
        disabled={position === count}
        onClick={() => onMove(1)}
      >
        {t('photos.later')}
        <Icon svg={right} className="icon" />
      </button>
    </div>
  );
}
