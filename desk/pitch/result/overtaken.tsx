import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import layout from '#desk/kit/layout.module.css';
import { useTexts } from '#desk/shell/texts.ts';
import type { Score } from '#domain/match/score.ts';
import { overtakenBg } from '#i18n/overtaken/bg.ts';
import { overtakenEn } from '#i18n/overtaken/en.ts';
import { createTranslate } from '#i18n/translate.ts';
import button from '#ui/button.module.css';
import { Notice } from '#ui/notice.tsx';

const texts = {
  bg: createTranslate<typeof overtakenBg>('bg', overtakenBg),
  en: createTranslate<typeof overtakenBg>('en', overtakenEn),
};

interface OvertakenProps {
  /** As somebody else recorded it. */
  score: Score | string;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else recorded the match since typing began: which of the two holds is for a person to say. */
export function Overtaken({ score, onTheirs, onMine }: OvertakenProps) {
  const { language } = useTexts();
  const t = texts[language];
  const recorded = typeof score === 'string' ? score : `${score.home}–${score.away}`;
  return (
    <Notice tone="warn" icon={warning} role="alert">
      <p>{t('text', { score: recorded })}</p>
      <div className={layout.buttons}>
        <button type="button" className={button.button} onClick={onTheirs}>
          {t('takeTheirs')}
        </button>
        <button type="button" className={button.button} onClick={onMine}>
          {t('keepMine')}
        </button>
      </div>
    </Notice>
  );
}
