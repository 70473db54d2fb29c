import { useLanguage } from '#web/ui/language.tsx';
import { State } from '#web/ui/state.tsx';

/** The page of something that is not there yet. */
export function ComingSoon({ title, text }: { title: string; text?: string }) {
  const { t } = useLanguage();
  return (
    <div className="wrap page">
      <h1>{title}</h1>
      <State title={t('results.comingSoon')} {...(text !== undefined && { text })} framed />
    </div>
  );
}
