import { deskPaths } from '#contract/desk/paths.ts';
import type { SavedSponsor, SponsorFields } from '#contract/desk/sponsors.ts';
import { defineRecord } from '#desk/kit/define-record.ts';
import { RecordPanel } from '#desk/kit/record-panel.tsx';
import { useRecord } from '#desk/kit/use-record.ts';

interface Shown {
  /** Of a new one: after the others. */
  position: number;
}

const sponsorRecord = defineRecord<SponsorFields, Shown>({
  name: 'sponsor',
  list: () => deskPaths.sponsors,
  one: deskPaths.sponsor,
  empty: ({ position }) => ({
    name: '',
    nameLatin: null,
    logo: null,
    link: null,
    inFooter: true,
    onCompetitions: false,
    onTeams: false,
    onMatchPictures: false,
    startsOn: null,
    endsOn: null,
    position,
  }),
  title: ({ t, isNew, fields }) => (isNew ? t('sponsor.new') : fields.name),
  fields: {
    name: { label: 'sponsor.name', maxLength: 60 },
    nameLatin: { label: 'sponsor.nameLatin', maxLength: 60, lang: 'en', optional: true },
    logo: { label: 'sponsor.logo', kind: 'picture', purpose: 'crest', optional: true, help: 'sponsor.logoHelp' },
    link: { label: 'sponsor.link', kind: 'url', maxLength: 300, optional: true, placeholder: 'sponsor.linkHint' },
    inFooter: { label: 'sponsor.place.inFooter', kind: 'switch' },
    onCompetitions: { label: 'sponsor.place.onCompetitions', kind: 'switch' },
    onTeams: { label: 'sponsor.place.onTeams', kind: 'switch' },
    onMatchPictures: { label: 'sponsor.place.onMatchPictures', kind: 'switch', help: 'sponsor.picturesHelp' },
    startsOn: { label: 'sponsor.startsOn', kind: 'date', optional: true },
    endsOn: { label: 'sponsor.endsOn', kind: 'date', optional: true },
    position: { label: 'sponsor.position', kind: 'number', min: 1, max: 99, help: 'sponsor.positionHelp' },
  },
  rows: [['startsOn', 'endsOn']],
  saved: 'sponsor.saved',
  removal: { text: 'sponsor.delete', said: ({ t, fields }) => t('sponsor.deleted', { name: fields.name }) },
});

interface SponsorPanelProps extends Shown {
  /** Null for a new one. */
  sponsor: SavedSponsor | null;
  onClose: () => void;
}

export const SponsorPanel = ({ sponsor, position, onClose }: SponsorPanelProps) => (
  <RecordPanel of={useRecord(sponsorRecord, { item: sponsor, context: { position }, onClose })} />
);
