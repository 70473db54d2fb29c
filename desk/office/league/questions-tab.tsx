import { useWrong } from '#desk/kit/use-wrong.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import { Section } from '#desk/kit/section.tsx';
import { InBothInputs } from './in-both-inputs.tsx';
import { ListItem, moved } from './list-item.tsx';
import { Placeholders } from './placeholders.tsx';
import type { SettingsFields, SettingsForm } from './settings-form.ts';
import card from '#ui/card.module.css';
import chip from '#desk/kit/chip.module.css';
import fieldRow from '#desk/kit/field-row.module.css';
import styles from './list-item.module.css';

const MOST = 30;
const NEW: SettingsFields['faq'][number] = { question: { bg: '', en: '' }, answer: { bg: '', en: '' } };

/** Questions and their answers, in their order. */
export function QuestionsTab({ form }: { form: SettingsForm }) {
  const { t, language } = useTexts();
  const { faq } = form.fields;
  const set = (next: SettingsFields['faq']) => form.set({ faq: next });
  const replace = (at: number, change: Partial<SettingsFields['faq'][number]>) =>
    set(faq.map((each, place) => (place === at ? { ...each, ...change } : each)));
  useWrong(form, 'faq');
  const wrongIn = (path: string) => (form.wrong?.field === path ? wrongText(t, form.wrong.reason) : undefined);
  const wrongOf = (at: number, part: 'question' | 'answer') => ({
    bg: wrongIn(`faq.${at}.${part}.bg`),
    en: wrongIn(`faq.${at}.${part}.en`),
  });
  return (
    <div className={card.card}>
      <Section columns={2} title={t('league.questions')} why={t('league.questions.why')}>
        <div className={`${fieldRow.all} ${styles.list}`}>
          <Placeholders />
          {faq.map(({ question, answer }, at) => (
            <ListItem
              key={at}
              title={question[language] || question.bg || t('league.questions.new')}
              wrong={wrongIn(`faq.${at}`)}
              place={{ at, of: faq.length }}
              onMove={(by) => set(moved(faq, at, by))}
              onRemove={() => set(faq.filter((_, each) => each !== at))}
            >
              <InBothInputs
                label={t('league.questions.question')}
                value={question}
                maxLength={160}
                wrong={wrongOf(at, 'question')}
                onChange={(value) => replace(at, { question: value })}
              />
              <InBothInputs
                label={t('league.questions.answer')}
                value={answer}
                maxLength={1000}
                isLong
                wrong={wrongOf(at, 'answer')}
                onChange={(value) => replace(at, { answer: value })}
              />
            </ListItem>
          ))}
          {faq.length < MOST && (
            <div className={styles.adders}>
              <button type="button" className={chip.chip} onClick={() => set([...faq, NEW])}>
                + {t('league.questions.add')}
              </button>
            </div>
          )}
        </div>
      </Section>
    </div>
  );
}
