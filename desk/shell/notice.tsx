import { Mark } from './mark.tsx';
import { pages } from './router.ts';
import { useTexts } from './texts.ts';

/** A screen with one message and a way on. */
export function Notice({ title, text, back = false }: { title: string; text?: string | undefined; back?: boolean }) {
  const { t } = useTexts();
  return (
    <main className="desk">
      <output className="ledger notice">
        <p className="empty">
          <b>{title}</b>
          {text}
        </p>
        {back && (
          <a className="wide" href={pages.today}>
            <Mark name="back" />
            {t('nav.toMatches')}
          </a>
        )}
      </output>
    </main>
  );
}
