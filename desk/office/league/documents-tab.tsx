import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import type { OfficeDocuments } from '#contract/desk/league.ts';
import type { LeagueDocument } from '#contract/http/league-settings.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { useTexts } from '#desk/office/texts.ts';
import { useDesk } from '#desk/kit/use-desk.ts';
import { pages, useQuery } from '#desk/shell/navigation.ts';
import { useSession } from '#desk/shell/session.ts';
import { Icon } from '#ui/icon.tsx';
import { DocumentEditor } from './document-editor.tsx';
import type { SettingsFields } from './settings-form.ts';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './documents-tab.module.css';

const documentAddress = (number: number | string): string => `${pages.league}?tab=documents&document=${number}`;

const sampleName = ({ number }: LeagueDocument) => `sample-${number}`;

/** The public documents; one of them opens in its place. */
export function DocumentsTab({ settings }: { settings: SettingsFields }) {
  const { t, language } = useTexts();
  const session = useSession();
  const [query, setQuery] = useQuery();
  const { data, failed, reload } = useDesk<OfficeDocuments>(deskPaths.documents);
  const chosen = query.get('document');
  const close = () => setQuery({ document: null });
  if (!data) return <LoadState {...{ data, failed, reload }} rows={8} />;
  const document = data.documents.find(({ number }) => String(number) === chosen) ?? null;
  const samples = data.samples.filter(({ title }) => !data.documents.some((each) => each.title.bg === title.bg));
  const sample = samples.find((each) => sampleName(each) === chosen) ?? null;
  if (chosen === 'new' || document || sample)
    return <DocumentEditor key={chosen} document={document} sample={sample} settings={settings} onClose={close} />;
  const add = (
    <a className={button.button} data-kind="primary" href={documentAddress('new')}>
      <Icon svg={plus} className="icon" />
      {t('document.add')}
    </a>
  );
  return (
    <>
      {data.documents.length === 0 ? (
        <EmptyState framed title={t('document.none')} text={t('document.none.text')} action={add} />
      ) : (
        <div className={`${card.card} ${styles.documents}`}>
          <ul>
            {data.documents.map(({ number, title }) => (
              <li key={number}>
                <b className={styles.number}>{number}</b>
                <a href={documentAddress(number)}>{title[language] || title.bg}</a>
                {session && (
                  <a
                    className={button.button}
                    data-kind="bare"
                    data-size="small"
                    href={`${session.league.publicUrl}/documents/doc${number}.pdf`}
                    target="_blank"
                    rel="noopener"
                  >
                    PDF
                  </a>
                )}
              </li>
            ))}
          </ul>
          <footer>{add}</footer>
        </div>
      )}
      {samples.length > 0 && (
        <section className={`${card.card} ${styles.documents}`} aria-labelledby="samples">
          <div className={layout.groupHead}>
            <h2 id="samples">{t('document.samples')}</h2>
            <span>{t('document.samples.why')}</span>
          </div>
          <ul>
            {samples.map((each) => (
              <li key={each.number}>
                <a href={documentAddress(sampleName(each))}>{each.title[language] || each.title.bg}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
