import { Notice } from '#ui/notice.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { LeagueFiles } from '#contract/desk/files.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { Downloads } from './downloads.tsx';
import { DropZone } from './drop-zone.tsx';
import { UploadScreen } from './upload-screen.tsx';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';

/** The way in, the way out and the backup. */
export function FilesScreen() {
  const [query, setQuery] = useQuery();
  const upload = query.get('upload');
  const open = (id: string | null) => setQuery({ upload: id }, { push: true });
  return upload === null ? (
    <FilesHome onUpload={open} />
  ) : (
    <UploadScreen key={upload} id={upload} onOther={() => open(null)} />
  );
}

function FilesHome({ onUpload }: { onUpload: (id: string) => void }) {
  const { t } = useTexts();
  const { data, failed, reload } = useDesk<LeagueFiles>(deskPaths.files);
  return (
    <Office title={t('office.files')} sub={t('files.sub')}>
      {data?.upload && (
        <Notice tone="lit">
          <p>
            <b>{t('files.waiting')}</b>
          </p>
          <p>{t('files.waitingText')}</p>
          <div className={layout.buttons}>
            <a className={chip.chip} href={`${pages.files}?upload=${data.upload}`}>
              {t('files.goOn')}
            </a>
          </div>
        </Notice>
      )}
      <DropZone onUpload={onUpload} />
      <LoadState {...{ data, failed, reload }} rows={2} />
      {data && <Downloads tables={data.tables} />}
    </Office>
  );
}
