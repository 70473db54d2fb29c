import { useSpoken } from './texts.ts';
import styles from './language-switch.module.css';

/** The other language, in its own word. */
export function LanguageSwitch({ label }: { label: string }) {
  const { language, change } = useSpoken();
  const other = language === 'bg' ? 'en' : 'bg';
  return (
    <button type="button" className={styles.switch} lang={other} onClick={() => void change(other).catch(() => {})}>
      {label}
    </button>
  );
}
