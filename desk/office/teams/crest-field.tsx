import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { UploadedPicture } from '#contract/desk/pictures.ts';
import type { TeamFields } from '#contract/desk/teams.ts';
import { TextInput } from '#desk/kit/inputs.tsx';
import { Failure } from '#desk/kit/failure.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import type { Form } from '#desk/kit/record-store.ts';
import { useWrong } from '#desk/kit/use-wrong.ts';
import { PictureField, type PictureFieldProps } from '#desk/office/pictures/picture-field.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { CREST_PATTERNS, type DrawnCrest } from '#domain/team/drawn-crest.ts';
import { DrawnShield } from './drawn-shield.tsx';
import button from '#ui/button.module.css';
import fieldRow from '#desk/kit/field-row.module.css';
import field from '#desk/kit/field.module.css';
import layout from '#desk/kit/layout.module.css';
import styles from './crest-field.module.css';

export function CrestField({ form }: { form: Form<TeamFields> }) {
  const { t } = useTexts();
  return (
    <CrestPictureField
      label={t('team.crest')}
      letters={form.fields.shortName.slice(0, 3)}
      picture={form.fields.badge}
      onChange={(picture) => form.set({ badge: picture && { id: picture.id, address: picture.address } })}
      wrong={useWrong(form, 'badge')}
    />
  );
}

interface CrestPictureProps extends Pick<PictureFieldProps, 'label' | 'picture' | 'preview' | 'wrong' | 'onChange'> {
  /** On a drawn one, unless others are typed. */
  letters: string;
}

/** A crest or a logo that is uploaded, or drawn in two colours. */
export function CrestPictureField({ letters, onChange, ...field }: CrestPictureProps) {
  const { t } = useTexts();
  const [isDrawing, setDrawing] = useState(false);
  return (
    <div className={fieldRow.row}>
      <PictureField {...field} purpose="crest" onChange={onChange} />
      {isDrawing ? (
        <DrawCrest letters={letters} onDrawn={onChange} onClose={() => setDrawing(false)} />
      ) : (
        <div className={layout.buttons}>
          <button type="button" className={button.button} data-size="small" onClick={() => setDrawing(true)}>
            {t('crest.draw')}
          </button>
        </div>
      )}
    </div>
  );
}

interface DrawProps {
  letters: string;
  onDrawn: (picture: UploadedPicture) => void;
  onClose: () => void;
}

const GREEN = '#0b5d3b';
const GOLD = '#f2c230';
const SOON = 250;

function DrawCrest({ letters, onDrawn, onClose }: DrawProps) {
  const { t } = useTexts();
  const [crest, setCrest] = useState<DrawnCrest>({ letters, pattern: 'halves', colors: [GREEN, GOLD] });
  const { refusal, send } = useDeed();
  const [first, second] = crest.colors;
  const drawn = useRef(Promise.resolve());
  const draw = useEffectEvent(async (shown: DrawnCrest) => {
    const body = { ...shown, letters: shown.letters.trim() || letters };
    const done = await send<UploadedPicture>({ method: 'POST', path: deskPaths.drawnCrests, body });
    if (done) onDrawn(done.answer);
  });
  // What is shown is what the form saves; a colour is dragged through many others.
  useEffect(() => {
    const soon = setTimeout(() => {
      drawn.current = drawn.current.then(() => draw(crest));
    }, SOON);
    return () => clearTimeout(soon);
  }, [crest]);
  return (
    <fieldset className={styles.drawCrest} aria-label={t('crest.draw')}>
      <DrawnShield crest={crest} />
      <div className={fieldRow.row}>
        <div className={field.field}>
          <span className={field.caption}>{t('crest.pattern')}</span>
          <fieldset className={styles.patterns} aria-label={t('crest.pattern')}>
            {CREST_PATTERNS.map((pattern) => (
              <button
                key={pattern}
                type="button"
                aria-pressed={crest.pattern === pattern}
                aria-label={t(`crest.pattern.${pattern}`)}
                onClick={() => setCrest({ ...crest, pattern })}
              >
                <DrawnShield crest={{ ...crest, pattern, letters: '' }} />
              </button>
            ))}
          </fieldset>
        </div>
        <div className={`${fieldRow.row} ${fieldRow.keep}`} style={{ '--cols': 3 } as object}>
          <TextInput
            type="color"
            label={t('crest.first')}
            value={first}
            onChange={(color) => setCrest({ ...crest, colors: [color, second] })}
          />
          <TextInput
            type="color"
            label={t('crest.second')}
            value={second}
            onChange={(color) => setCrest({ ...crest, colors: [first, color] })}
          />
          <TextInput
            label={t('crest.letters')}
            maxLength={3}
            value={crest.letters}
            onChange={(text) => setCrest({ ...crest, letters: text })}
          />
        </div>
        <Failure refusal={refusal} onRetry={() => setCrest({ ...crest })} />
        <div className={layout.buttons}>
          <button type="button" className={button.button} data-size="small" onClick={onClose}>
            {t('crest.done')}
          </button>
        </div>
      </div>
    </fieldset>
  );
}
