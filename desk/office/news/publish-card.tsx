import { FieldRow } from '#desk/kit/field-row.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { TextField } from '#desk/kit/fields.tsx';
import { TextInput } from '#desk/kit/inputs.tsx';
import type { Form } from '#desk/kit/record-store.ts';
import type { ArticleFields } from '#contract/desk/news.ts';
import { serverNow } from '#desk/api/server-clock.ts';
import { capitalised } from '#domain/formatting/capitalised.ts';
import { dayHeading, longDateTime } from '#domain/formatting/date.ts';
import type { ArticleState } from '#domain/news/article-rules.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { plannedInstant, type Plan } from './use-plan.ts';
import card from '#ui/card.module.css';
import tag from '#ui/tag.module.css';
import fieldRow from '#desk/kit/field-row.module.css';
import field from '#desk/kit/field.module.css';

interface PublishProps {
  form: Form<ArticleFields>;
  state: ArticleState;
  plan: Plan;
  onPlan: (plan: Plan) => void;
}

/** When the article appears, and who wrote it. */
export function PublishCard({ form, state, plan, onPlan }: PublishProps) {
  const { t, language } = useTexts();
  const { publishedAt } = form.fields;
  const at = plannedInstant(plan);
  const help = () => {
    if (!at) return t('news.chooseDate');
    const isPast = at <= serverNow();
    return isPast ? t('news.pastDate') : t('news.until', { day: capitalised(dayHeading(at, language)) });
  };
  return (
    <section className={card.card}>
      <header>
        <h2>{t('news.publishing')}</h2>
        <span className={tag.tag} data-kind={state === 'published' ? undefined : 'lit'}>
          {t(`news.state.${state}`)}
        </span>
      </header>
      <div className={card.body}>
        <div className={fieldRow.row}>
          {publishedAt !== null && state === 'published' ? (
            <p className={field.help}>
              {t('news.publishedAt', { date: longDateTime(new Date(publishedAt), language) })}
            </p>
          ) : (
            <>
              <SegmentedControl
                isFull
                label={t('news.when')}
                options={(['now', 'date'] as const).map((value) => ({ value, label: t(`news.when.${value}`) }))}
                chosen={plan.when}
                onChoose={(when) => onPlan({ ...plan, when })}
              />
              {plan.when === 'date' && (
                <>
                  <FieldRow columns={2} isShort>
                    {(['day', 'time'] as const).map((part) => (
                      <TextInput
                        key={part}
                        label={t(`news.${part}`)}
                        type={part === 'day' ? 'date' : 'time'}
                        value={plan[part]}
                        onChange={(value) => onPlan({ ...plan, [part]: value })}
                      />
                    ))}
                  </FieldRow>
                  <p className={field.field}>
                    <span className={field.help}>{help()}</span>
                  </p>
                </>
              )}
            </>
          )}
          <TextField form={form} name="author" label={t('news.author')} maxLength={100} />
        </div>
      </div>
    </section>
  );
}
