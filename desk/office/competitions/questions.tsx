import { MOST_QUESTIONS } from '#domain/club/applications.ts';
import type { ApplicationPeriodFields } from '#contract/desk/applications.ts';
import { useLanguages } from '#desk/kit/english.ts';
import { TextInput } from '#desk/kit/inputs.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { wrongText } from '#desk/kit/wrong-text.ts';
import { useTexts } from '#desk/office/texts.ts';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './questions.module.css';

type Question = ApplicationPeriodFields['questions'][number];

/** The league's own questions to a team that applies. */
export function Questions({ form }: { form: Form<ApplicationPeriodFields> }) {
  const { t } = useTexts();
  const languages = useLanguages();
  const { questions } = form.fields;
  const change = (at: number, fields: Partial<Question>) =>
    form.set({ questions: questions.map((question, i) => (i === at ? { ...question, ...fields } : question)) });
  useWrong(form, 'questions');
  const wrongIn = (at: number, name: string) =>
    form.wrong?.field === `questions.${at}.${name}` ? wrongText(t, form.wrong.reason) : undefined;
  return (
    <>
      {questions.map((question, at) => (
        // A question has nothing of its own that stays: it is its place in the list.
        <fieldset key={at} className={styles.question}>
          <legend className="hidden">{t('period.question', { number: at + 1 })}</legend>
          {(['bg', 'en'] as const)
            .filter((lang) => languages.includes(lang))
            .map((lang) => (
              <TextInput
                key={lang}
                label={t(lang === 'bg' ? 'period.question' : 'period.questionEn', { number: at + 1 })}
                wrong={wrongIn(at, lang)}
                lang={lang}
                {...(lang === 'en' && { note: t('form.optional') })}
                maxLength={120}
                value={question[lang]}
                onChange={(value) => change(at, { [lang]: value })}
              />
            ))}
          <div className={layout.buttons}>
            <button
              type="button"
              className={chip.chip}
              aria-pressed={question.isRequired}
              onClick={() => change(at, { isRequired: !question.isRequired })}
            >
              {t('period.isRequired')}
            </button>
            <button
              type="button"
              className={chip.chip}
              onClick={() => form.set({ questions: questions.filter((_one, i) => i !== at) })}
            >
              {t('period.removeQuestion', { number: at + 1 })}
            </button>
          </div>
        </fieldset>
      ))}
      {questions.length < MOST_QUESTIONS && (
        <div className={layout.buttons}>
          <button
            type="button"
            className={chip.chip}
            onClick={() => form.set({ questions: [...questions, { bg: '', en: '', isRequired: false }] })}
          >
            {t('period.addQuestion')}
          </button>
        </div>
      )}
    </>
  );
}
