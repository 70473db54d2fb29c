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
    <section className="card">
      <header>
        <h2>{t('news.publishing')}</h2>
        <span className={state === 'published' ? 'tag' : 'tag soon'}>{t(`news.state.${state}`)}</span>
      </header>
      <div className="body">
        <div className="fields">
          {publishedAt !== null && state === 'published' ? (
            <p className="help">{t('news.publishedAt', { date: longDateTime(new Date(publishedAt), language) })}</p>
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
                  <div className="fields keep cols-2">
                    {(['day', 'time'] as const).map((part) => (
                      <TextInput
                        key={part}
                        label={t(`news.${part}`)}
                        type={part === 'day' ? 'date' : 'time'}
                        value={plan[part]}
                        onChange={(value) => onPlan({ ...plan, [part]: value })}
                      />
                    ))}
                  </div>
                  <p className="entry">
                    <span className="help">{help()}</span>
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
