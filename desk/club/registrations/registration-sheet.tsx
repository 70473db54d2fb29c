import { useState } from 'react';
import type { Registration } from '#contract/desk/registrations.ts';
import { deskPaths } from '#contract/desk/paths.ts';
import { useTexts } from '#desk/club/texts.ts';
import type { Refusal } from '#desk/kit/refusal.ts';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Dialog } from '#desk/shell/dialog.tsx';
import { birthDay } from '#domain/club/registration.ts';
import { POSITION_GROUPS, positionGroup } from '#domain/lineup/position.ts';
import { returnedText, useRefusalText } from './refusal-text.ts';

/** What somebody typed wrong, or the end of it. */
export function RegistrationSheet({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { t } = useTexts();
  const { isBusy, refusal, send } = useDeed();
  const [invalid, setInvalid] = useState<Refusal | null>(null);
  const refusalText = useRefusalText();
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const [name, setName] = useState(registration.name);
  const [bornYear = '', bornMonth = '', bornDay = ''] = registration.birthdate.split('-');
  const [born, setBorn] = useState({ day: String(Number(bornDay)), month: String(Number(bornMonth)), year: bornYear });
  const [position, setPosition] = useState(registration.position);
  const [number, setNumber] = useState(registration.shirtNumber === null ? '' : String(registration.shirtNumber));
  const { id, version } = registration;
  async function save() {
    const birthdate = birthDay(born.day, born.month, born.year);
    if (birthdate === null || name.trim() === '') {
      setInvalid({ field: 'birthdate', reason: 'invalid' });
      return;
    }
    setInvalid(null);
    const shirtNumber = number === '' ? null : Number(number);
    const body = { version, name, birthdate, position, shirtNumber };
    if (await send({ method: 'PUT', path: deskPaths.registration(id), body })) onClose();
  }
  async function refuse() {
    const body = { reason: reason.trim() || null };
    if (await send({ method: 'POST', path: deskPaths.refusedRegistration(id), body })) onClose();
  }
  const said = invalid ?? refusal;
  return (
    <Dialog title={registration.name} small={t('newcomer.more')} onClose={onClose}>
      {said && (
        <p className="word-box" data-tone="bad" role="alert">
          <span>{refusalText(said)}</span>
        </p>
      )}
      {registration.returned && (
        <p className="word-box" data-tone="warn">
          <span>{returnedText(t, registration.returned)}</span>
        </p>
      )}
      {isRefusing ? (
        <form
          className="ask-form"
          onSubmit={(event) => {
            event.preventDefault();
            void refuse();
          }}
        >
          <div className="field">
            <label htmlFor="refusal">{t('newcomer.reason')}</label>
            <textarea
              id="refusal"
              className="box"
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
          <button className="slab bad" disabled={isBusy}>
            {t('newcomer.refuseNow')}
          </button>
          <button type="button" className="slab bare" onClick={() => setRefusing(false)}>
            {t('nav.back')}
          </button>
        </form>
      ) : (
        <form
          className="ask-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <div className="field">
            <label htmlFor="waiting-name">{t('newcomer.name')}</label>
            <input
              id="waiting-name"
              className="box"
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <fieldset className="field">
            <legend>{t('newcomer.born')}</legend>
            <div className="three">
              {(['day', 'month', 'year'] as const).map((part) => (
                <input
                  key={part}
                  className="box digits"
                  aria-label={t(`newcomer.${part}`)}
                  inputMode="numeric"
                  maxLength={part === 'year' ? 4 : 2}
                  value={born[part]}
                  onChange={(event) => setBorn({ ...born, [part]: event.target.value.replaceAll(/\D/g, '') })}
                />
              ))}
            </div>
          </fieldset>
          <fieldset className="field">
            <legend>{t('newcomer.position')}</legend>
            <div className="picks">
              {POSITION_GROUPS.map((group) => (
                <button
                  key={group}
                  type="button"
                  aria-pressed={position !== null && positionGroup(position) === group}
                  onClick={() => setPosition(group)}
                >
                  {t(`position.${group}`)}
                </button>
              ))}
            </div>
          </fieldset>
          <div className="field">
            <label htmlFor="waiting-number">{t('newcomer.number')}</label>
            <input
              id="waiting-number"
              className="box digits"
              inputMode="numeric"
              maxLength={2}
              placeholder={t('newcomer.noNumber')}
              value={number}
              onChange={(event) => setNumber(event.target.value.replaceAll(/\D/g, ''))}
            />
          </div>
          <button className="wide primary" disabled={isBusy}>
            {t('newcomer.save')}
          </button>
          <button type="button" className="slab bad" onClick={() => setRefusing(true)}>
            {t('newcomer.refuse')}
          </button>
        </form>
      )}
    </Dialog>
  );
}
