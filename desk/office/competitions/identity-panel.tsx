import type { CompetitionFields, CompetitionRecord } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { RemoveButton } from '#desk/kit/remove-button.tsx';
import { defineRecord, type RecordView } from '#desk/kit/define-record.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import type { TabProps } from './tab-props.ts';
import layout from '#desk/kit/layout.module.css';

type View = RecordView<CompetitionFields, CompetitionRecord>;

/** Where the picture is that these fields name. */
const logoOf = ({ logoId }: CompetitionFields, { context }: View) => {
  if (logoId === null) return null;
  return logoId === context.competition.logoId ? context.logo : deskPaths.picture(logoId);
};

const competitionRecord = defineRecord<CompetitionFields, CompetitionRecord>({
  name: 'competition',
  one: (_id, { id }) => deskPaths.competition(id),
  title: ({ t }) => t('competition.identity'),
  fields: {
    name: { label: 'competition.name', maxLength: 100, lang: 'bg' },
    nameLatin: {
      label: 'competition.nameLatin',
      help: ({ t, fields }) => t('competition.nameLatinHelp', { name: transliterate(fields.name) }),
      optional: true,
      maxLength: 100,
      lang: 'en',
    },
    city: { label: 'competition.city', optional: true, maxLength: 100, lang: 'bg' },
    rank: { label: 'competition.rank', kind: 'number', help: 'competition.rankHelp' },
    logoId: {
      label: 'competition.logo',
      edit: (view) => <LogoField view={view} />,
      show: (fields, view) => {
        const address = logoOf(fields, view);
        return address && <img src={address} alt={view.t('field.aPicture')} height={48} />;
      },
    },
  },
});

interface IdentityPanelProps extends TabProps {
  onDelete: () => void;
  onClose: () => void;
}

/** What a competition is called and looks like, in all its seasons. */
export function IdentityPanel({ record, onDelete, onClose }: IdentityPanelProps) {
  const { t } = useTexts();
  const item = { id: record.id, ...record.competition };
  return (
    <RecordPanel
      of={useRecord(competitionRecord, { item, context: record, onClose })}
      sub={t('competition.allSeasons')}
    >
      <div className={layout.buttons}>
        <RemoveButton onClick={onDelete}>{t('competition.delete')}</RemoveButton>
      </div>
    </RecordPanel>
  );
}

function LogoField({ view }: { view: View }) {
  const { form, fields, t } = view;
  const wrong = useWrong(form, 'logoId');
  const address = logoOf(fields, view);
  return (
    <PictureField
      label={t('competition.logo')}
      note={t('form.optional')}
      purpose="crest"
      wrong={wrong}
      picture={address === null ? null : { address }}
      onChange={(picture) => form.set({ logoId: picture?.id ?? null })}
    />
  );
}
