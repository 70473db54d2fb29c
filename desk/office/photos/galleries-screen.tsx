import images from '@phosphor-icons/core/bold/images-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { deskPaths } from '#contract/desk/paths.ts';
import type { GalleryList } from '#contract/desk/photos.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { DataTable } from '#desk/office/data-table.tsx';
import { dayText } from '#desk/office/day-text.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { NewGalleryPanel } from './gallery-panel.tsx';
import { galleryTitle } from './gallery-title.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import covers from '#desk/office/cover-list.module.css';
import table from '#desk/office/data-table.module.css';

type Head = GalleryList['galleries'][number];

/** Galleries of photos, the latest first. */
export function GalleriesScreen() {
  const { t } = useTexts();
  const [query, setQuery] = useQuery();
  const { data, failed, reload } = useDesk<GalleryList>(deskPaths.galleries);
  const isNew = query.get('gallery') === 'new';
  const photos = data?.galleries.reduce((sum, { count }) => sum + count, 0);
  const add = (
    <button
      type="button"
      className={button.button}
      data-kind="primary"
      onClick={() => setQuery({ gallery: 'new' }, { push: true })}
    >
      <Icon svg={plus} className="icon" />
      {t('photos.new')}
    </button>
  );
  return (
    <Office
      title={t('office.photos')}
      {...(photos !== undefined && { sub: t('photos.count', { count: photos }) })}
      actions={data?.galleries.length !== 0 && add}
    >
      <div className={isNew ? layout.withPanel : undefined}>
        <div className={layout.stack}>
          <LoadState {...{ data, failed, reload }} />
          {data?.galleries.length === 0 && (
            <EmptyState framed title={t('photos.none')} text={t('photos.noneText')} action={add} />
          )}
          {data && data.galleries.length > 0 && <Galleries galleries={data.galleries} />}
        </div>
        {isNew && <NewGalleryPanel onClose={() => setQuery({ gallery: null })} />}
      </div>
    </Office>
  );
}

function Galleries({ galleries }: { galleries: readonly Head[] }) {
  const { t, language } = useTexts();
  return (
    <section className={card.card} aria-label={t('photos.galleries')}>
      <DataTable
        className={covers.list}
        columns={[
          t('photos.gallery'),
          t('field.photographer'),
          t('field.heldOn'),
          { text: t('photos.photos'), isEnd: true },
        ]}
      >
        {galleries.map((gallery) => (
          <tr key={gallery.id}>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control */}
            <td className={table.lead}>
              <a className={table.who} href={pages.gallery(gallery.id)}>
                <span className={covers.cover}>
                  {gallery.cover ? (
                    <img src={gallery.cover.address} alt="" loading="lazy" />
                  ) : (
                    <Icon svg={images} className="icon" />
                  )}
                </span>
                <span>
                  {galleryTitle(gallery, t, language)}
                  <small>{t(`photos.of.${gallery.of}`)}</small>
                </span>
              </a>
            </td>
            <td className={table.drop}>{gallery.photographer}</td>
            <td className={table.sub}>{gallery.day !== null && dayText(gallery.day, language)}</td>
            <td className={`${table.act} ${table.end}`}>
              <b>{gallery.count}</b>
            </td>
          </tr>
        ))}
      </DataTable>
    </section>
  );
}
