import type { DeskGallery } from '#contract/desk/photos.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { RemoveButton } from '#desk/kit/remove-button.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useRemoval } from '#desk/kit/use-removal.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { useTexts } from '#desk/office/texts.ts';
import { navigate, pages } from '#desk/shell/navigation.ts';
import { galleryRecord, isSaid, toForm } from './gallery-record.tsx';
import { galleryTitle } from './gallery-title.ts';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';

/** A new gallery; it is opened when it is there. */
export function NewGalleryPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const edited = useRecord(galleryRecord, {
    context: null,
    onClose,
    onSaved: ({ id }) => navigate(pages.gallery(id)),
    onDone: () => {},
  });
  return (
    <RecordPanel
      of={edited}
      submit={t('photos.make')}
      isReady={isSaid(edited.form.fields)}
      waitsFor={t('photos.waitsForSubject')}
    />
  );
}

/** What a gallery is of, and its end. */
export function GalleryPanel({ gallery, onClose }: { gallery: DeskGallery; onClose: () => void }) {
  const { t, language } = useTexts();
  const edited = useRecord(galleryRecord, {
    item: { id: gallery.id, version: gallery.version, fields: toForm(gallery.fields) },
    context: gallery,
    onClose,
  });
  const removal = useRemoval({
    path: deskPaths.gallery(gallery.id),
    said: t('photos.galleryDeleted', { name: galleryTitle(gallery, t, language) }),
    undo: null,
    form: edited.form,
    onRemoved: () => navigate(pages.photos, { replace: true }),
  });
  return (
    <RecordPanel of={edited}>
      {gallery.mayRemove && (
        <div className={layout.stack}>
          <p className={field.help}>{t('photos.deleteMeans', { count: gallery.photos.length })}</p>
          <div className={layout.buttons}>
            <RemoveButton isBusy={removal.isBusy} onClick={removal.run}>
              {t('photos.deleteGallery')}
            </RemoveButton>
          </div>
          <Failure refusal={removal.refusal} />
        </div>
      )}
    </RecordPanel>
  );
}
