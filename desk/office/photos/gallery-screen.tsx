import pencil from '@phosphor-icons/core/bold/pencil-simple-bold.svg?raw';
import { deskPaths } from '#contract/desk/paths.ts';
import type { DeskGallery } from '#contract/desk/photos.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { OpenedRecord } from '#desk/kit/record-panel.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { pages, useIdInPath, useQuery } from '#desk/shell/navigation.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { galleryFacts, galleryTitle } from './gallery-title.ts';
import { GalleryPanel } from './gallery-panel.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoPanel } from './photo-panel.tsx';
import { PhotoUpload } from './photo-upload.tsx';
import { useOrder } from './use-order.ts';
import button from '#ui/button.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './gallery.module.css';

/** The photos of a match, a gameweek or an event. */
export function GalleryScreen() {
  const { t } = useTexts();
  const id = useIdInPath();
  const { data, failed, reload } = useDesk<DeskGallery>(deskPaths.gallery(id));
  if (data) return <Gallery key={id} gallery={data} />;
  return (
    <Office title={t('office.photos')} crumbs={[{ path: pages.photos, text: t('office.photos') }]}>
      <LoadState {...{ data, failed, reload }} />
    </Office>
  );
}

function Gallery({ gallery }: { gallery: DeskGallery }) {
  const { t, language } = useTexts();
  const [query, setQuery] = useQuery();
  const { photos, move, refusal } = useOrder(gallery);
  const opened = query.get('photo');
  const isEdited = query.get('edit') !== null && gallery.mayChange;
  const open = (photo: number | null) =>
    setQuery({ photo: photo === null ? null : String(photo), edit: null }, { push: opened === null });
  const close = () => setQuery({ photo: null, edit: null });
  const facts = { count: photos.length, day: gallery.day, photographer: gallery.fields.photographer };
  return (
    <Office
      title={galleryTitle(gallery, t, language)}
      sub={galleryFacts(facts, t, language)}
      crumbs={[{ path: pages.photos, text: t('office.photos') }]}
      actions={
        gallery.mayChange && (
          <button
            type="button"
            className={button.button}
            onClick={() => setQuery({ edit: '1', photo: null }, { push: true })}
          >
            <Icon svg={pencil} className="icon" />
            {t('photos.data')}
          </button>
        )
      }
    >
      <div className={opened !== null || isEdited ? layout.withPanel : undefined}>
        <div className={layout.stack}>
          <Notice>
            <p>
              <b>{t('photos.duty')}</b> {t('photos.dutyText')}
            </p>
          </Notice>
          <PhotoUpload galleryId={gallery.id} />
          <Failure refusal={refusal} />
          {photos.length > 0 && (
            <>
              <p className={styles.hint}>{t(gallery.mayChange ? 'photos.orderHelp' : 'photos.orderForeign')}</p>
              <PhotoGrid photos={photos} opened={opened} onOpen={open} onMove={gallery.mayChange ? move : null} />
            </>
          )}
        </div>
        {isEdited && <GalleryPanel gallery={gallery} onClose={close} />}
        {opened !== null && (
          <OpenedRecord id={opened} items={photos} title={t('photos.gone')} onClose={close}>
            {(photo) => {
              if (!photo) return null;
              const at = photos.indexOf(photo);
              return (
                <PhotoPanel
                  photo={photo}
                  position={at + 1}
                  count={photos.length}
                  onMove={gallery.mayChange ? (by) => move(photo.id, at + by) : null}
                  onDone={() => open(photos[at + 1]?.id ?? null)}
                  onClose={close}
                />
              );
            }}
          </OpenedRecord>
        )}
      </div>
    </Office>
  );
}
