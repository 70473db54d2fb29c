import type { AudienceList, Notice, NoticeRequest } from '#contract/desk/messages.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { defineRecord, type RecordView } from '#desk/kit/define-record.ts';
import { LoadState } from '#desk/kit/load-state.tsx';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useDesk } from '#desk/kit/use-desk.ts';
import { useRecord } from '#desk/kit/use-record.ts';
import { Panel } from '#desk/office/panel.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { AUDIENCES } from '#domain/messages/kinds.ts';
import { longDateTime } from '#domain/formatting/date.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import field from '#desk/kit/field.module.css';
import choices from '#desk/office/people/invite-panel.module.css';
import styles from './notices.module.css';

type Fields = NoticeRequest;
type View = RecordView<Fields, AudienceList>;

const noticeRecord = defineRecord<Fields, AudienceList, Notice>({
  name: 'notice',
  list: () => deskPaths.notices,
  empty: () => ({
    audience: 'managers',
    competitionSeasonId: null,
    teamIds: [],
    titleBg: '',
    textBg: '',
    titleEn: '',
    textEn: '',
    matchId: null,
    document: null,
  }),
  title: ({ t }) => t('notices.write'),
  fields: {
    audience: {
      label: 'notices.to',
      options: ({ t, context }) =>
        AUDIENCES.map((value) => ({
          value,
          label:
            value === 'managers' || value === 'volunteers'
              ? t(`notices.to.${value}`, { count: context[value] })
              : t(`notices.to.${value}`),
        })),
    },
    competitionSeasonId: {
      label: 'notices.competition',
      when: ({ fields }) => fields.audience === 'competition',
      options: ({ t, language, context }) => [
        { value: null, label: t('notices.choose') },
        ...context.competitions.map((one) => ({
          value: one.id,
          label: t('notices.inCompetition', { name: nameIn(language, one), count: one.managers }),
        })),
      ],
      help: ({ t, context, fields }) => {
        const count = context.competitions.find(({ id }) => id === fields.competitionSeasonId)?.teamsWithout ?? 0;
        return count > 0 ? t('notices.without', { count }) : '';
      },
    },
    teamIds: {
      label: 'notices.teams',
      when: ({ fields }) => fields.audience === 'teams',
      edit: (view) => <Teams key="teamIds" {...view} />,
    },
    titleBg: { label: 'notices.heading', maxLength: 120 },
    textBg: { label: 'notices.text', kind: 'long', rows: 6, maxLength: 4000, help: 'notices.textHelp' },
    titleEn: { label: 'notices.headingEn', maxLength: 120, lang: 'en' },
    textEn: { label: 'notices.textEn', kind: 'long', rows: 6, maxLength: 4000, lang: 'en' },
    matchId: {
      label: 'notices.match',
      when: ({ context }) => context.matches.length > 0,
      options: ({ t, language, context }) => [
        { value: null, label: t('notices.noLink') },
        ...context.matches.map(({ id, home, away, startTime }) => ({
          value: id,
          label: [
            [home, away].map((side) => (side ? nameIn(language, side) : '?')).join(' – '),
            ...(startTime === null ? [] : [longDateTime(new Date(startTime), language)]),
          ].join(', '),
        })),
      ],
    },
    document: {
      label: 'notices.document',
      when: ({ context }) => context.documents.length > 0,
      options: ({ t, language, context }) => [
        { value: null, label: t('notices.noLink') },
        ...context.documents.map(({ number, title }) => ({ value: number, label: title[language] || title.bg })),
      ],
    },
  },
  toBody: (fields) => ({
    ...fields,
    competitionSeasonId: fields.audience === 'competition' ? fields.competitionSeasonId : null,
    teamIds: fields.audience === 'teams' ? fields.teamIds : [],
  }),
  saved: 'notices.sent',
});

const isWritten = ({ titleBg, textBg, titleEn, textEn }: Fields) =>
  (titleBg.trim() !== '' && textBg.trim() !== '') || (titleEn.trim() !== '' && textEn.trim() !== '');

interface NewNoticeProps {
  onClose: () => void;
  onSent: (id: number) => void;
}

/** Whom to write to, what, and what it leads to. */
export function NewNotice(props: NewNoticeProps) {
  const { t } = useTexts();
  const { data, failed, reload } = useDesk<AudienceList>(deskPaths.audiences);
  if (data) return <NoticeForm audiences={data} {...props} />;
  return (
    <Panel title={t('notices.write')} onClose={props.onClose}>
      <LoadState {...{ data, failed, reload }} />
    </Panel>
  );
}

function NoticeForm({ audiences, onClose, onSent }: NewNoticeProps & { audiences: AudienceList }) {
  const { t } = useTexts();
  const edited = useRecord(noticeRecord, {
    context: audiences,
    onClose,
    onSaved: ({ id }) => onSent(id),
    onDone: () => {},
  });
  return (
    <RecordPanel
      of={edited}
      submit={t('notices.send')}
      isReady={isWritten(edited.form.fields)}
      waitsFor={t('notices.waits')}
    />
  );
}

/** Teams without a manager cannot be written to. */
const Teams = ({ form, fields, context, t, language }: View) => (
  <fieldset className={choices.choiceList}>
    <legend>{t('notices.teams')}</legend>
    <div className={`${choices.choiceList} ${styles.teams}`}>
      {context.teams.map((team) => (
        <label key={team.id}>
          <input
            type="checkbox"
            disabled={team.managers === 0}
            checked={fields.teamIds.includes(team.id)}
            onChange={({ target }) =>
              form.set({
                teamIds: target.checked
                  ? [...fields.teamIds, team.id]
                  : fields.teamIds.filter((one) => one !== team.id),
              })
            }
          />
          <span>
            {nameIn(language, team)}
            {team.managers === 0 && <small className={field.help}>{t('notices.nobodyThere')}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
