import download from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';
import fileText from '@phosphor-icons/core/regular/file-text.svg?raw';
import { pagePaths } from '#contract/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import styles from './documents.module.css';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function Documents() {
  const { t } = useLanguage();
  return (
    <>
      <p className={styles.note}>{t('about.documents.note')}</p>
      <ul className={styles.documents}>
        {NUMBERS.map((number) => {
          const title = t(`document.${number}`);
          return (
            <li key={number}>
              <a href={pagePaths.document(number)} download={`${title}.pdf`} type="application/pdf" hrefLang="bg">
                <Icon svg={fileText} size="1.75rem" />
                <span className={styles.title}>
                  {title}
                  <small>{t('about.documents.kind')}</small>
                </span>
                <Icon svg={download} />
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
