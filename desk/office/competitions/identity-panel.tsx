import { useState } from 'react';
import type { CompetitionFields } from '#contract/desk/competitions.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { PictureField } from '#desk/office/pictures/picture-field.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { transliterate } from '#domain/formatting/transliterate.ts';
import type { TabProps } from './tab-props.ts';

interface IdentityPanelProps extends TabProps {
  onDelete: () => void;
  onClose: () => void;
}

/** What a competition is called and looks like, in all its seasons. */
export function IdentityPanel({ record, onDelete, onClose }: IdentityPanelProps) {
  const { t } = useTexts();
  const { version, ...saved } = record.competition;
  const [uploaded, setUploaded] = useState<{ id: number; address: string } | null>(null);
  const form = useRecord<CompetitionFields>({
    name: 'competition',
    id: record.id,
    saved,
    version,
    edit: () => deskPaths.competition(record.id),
    onDone: onClose,
  });
  const wrong = useWrong(form, 'logoId');
  const addressOf = ({ logoId }: CompetitionFields) => {
    if (logoId === null) return null;
    if (uploaded?.id === logoId) return uploaded.address;
    return logoId === saved.logoId ? record.logo : deskPaths.picture(logoId);
  };
  const logo = addressOf(form.fields);
  const showLogo = (fields: CompetitionFields) => {
    const address = addressOf(fields);
    return address && <img src={address} alt={t('field.aPicture')} height={48} />;
  };
  return (
    <RecordPanel
      form={form}
      title={t('competition.identity')}
      sub={t('competition.allSeasons')}
      fields={[
        { name: 'name', label: t('competition.name'), maxLength: 100, lang: 'bg' },
        {
          name: 'nameLatin',
          label: t('competition.nameLatin'),
          help: t('competition.nameLatinHelp', { name: transliterate(form.fields.name) }),
          optional: true,
          maxLength: 100,
          lang: 'en',
        },
        { name: 'city', label: t('competition.city'), optional: true, maxLength: 100, lang: 'bg' },
        { name: 'rank', label: t('competition.rank'), kind: 'number', help: t('competition.rankHelp') },
        {
          name: 'logoId',
          label: t('competition.logo'),
          show: showLogo,
          edit: (
            <PictureField
              key="logo"
              label={t('competition.logo')}
              note={t('form.optional')}
              purpose="crest"
              wrong={wrong}
              picture={logo === null ? null : { address: logo }}
              onChange={(picture) => {
                setUploaded(picture);
                form.set({ logoId: picture?.id ?? null });
              }}
            />
          ),
        },
      ]}
      onClose={onClose}
    >
      <div className="ways">
        <button type="button" className="btn small bare danger" onClick={onDelete}>
          {t('competition.delete')}
        </button>
      </div>
    </RecordPanel>
  );
}
