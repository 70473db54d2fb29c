import type { ResultLetter } from '#domain/match/score.ts';
import type { Key } from '#i18n/translate.ts';
import { useLanguage } from '#ui/language.ts';
import styles from './form-guide.module.css';

const resultKey = { W: 'form.win', D: 'form.draw', L: 'form.loss' } as const satisfies Record<ResultLetter, Key>;

/** Oldest first; the newest is outlined. */
export const FormGuide = ({ results }: { results: readonly ResultLetter[] }) => (
  <ol className={styles.form}>
    {results.map((result, index) => (
      <li key={index}>
        <ResultBadge result={result} />
      </li>
    ))}
  </ol>
);

/** Shows a letter; screen readers get the word. */
export function ResultBadge({ result }: { result: ResultLetter }) {
  const { t } = useLanguage();
  return (
    <span className={styles.result} data-result={result} title={t(resultKey[result])}>
      <span aria-hidden="true">{t(`${resultKey[result]}.short`)}</span>
      <span className="hidden">{t(resultKey[result])}</span>
    </span>
  );
}
