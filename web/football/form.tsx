import type { ResultLetter } from '#domain/match/score.ts';
import type { Key } from '#i18n/translate.ts';
import { useLanguage } from '#web/ui/language.tsx';
import styles from './form.module.css';

const wordKey = { W: 'form.win', D: 'form.draw', L: 'form.loss' } as const satisfies Record<ResultLetter, Key>;

/** The latest results, oldest first: the newest is outlined. */
export const Form = ({ results }: { results: readonly ResultLetter[] }) => (
  <ol className={styles.form}>
    {results.map((result, index) => (
      <li key={index}>
        <ResultBadge result={result} />
      </li>
    ))}
  </ol>
);

/** A result by its letter; who hears it hears the word. */
export function ResultBadge({ result }: { result: ResultLetter }) {
  const { t } = useLanguage();
  return (
    <span className={styles.result} data-result={result} title={t(wordKey[result])}>
      <span aria-hidden="true">{t(`${wordKey[result]}.short`)}</span>
      <span className="hidden">{t(wordKey[result])}</span>
    </span>
  );
}
