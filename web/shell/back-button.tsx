import arrowLeft from '@phosphor-icons/core/bold/arrow-left-bold.svg?raw';
import button from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { useLanguage } from '#ui/language.ts';
import { useNavigate } from '#ui/router/hooks.ts';

/** One step back in history. */
export function BackButton() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  return (
    <button className={button.icon} type="button" aria-label={t('crumbs.back')} onClick={() => void navigate(-1)}>
      <Icon svg={arrowLeft} />
    </button>
  );
}
