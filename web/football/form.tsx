import type { ResultLetter } from '#domain/match/score.ts';
import type { Key } from '#i18n/translate.ts';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './form.module.css';

const wordKey = { W: 'form.win', D: 'form.draw', L: 'form.loss' } as const satisfies Record<ResultLetter, Key>;

/** The latest results, oldest first: the newest is outlined. */
export function Form({ results }: { results: readonly ResultLetter[] }) {
  const { t } = useLanguage();
  return (
    <ol className={styles.form}>
      {results.map((result, index) => (
        <li key={index} data-result={result} title={t(wordKey[result])}>
          <span aria-hidden="true">{t(`${wordKey[result]}.short`)}</span>
          <span className="hidden">{t(wordKey[result])}</span>
        </li>
      ))}
    </ol>
  );
}
