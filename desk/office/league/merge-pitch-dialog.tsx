import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import { useState } from 'react';
import { deskPaths } from '#contract/desk/paths.ts';
import type { Pitch, PitchList } from '#contract/desk/pitches.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { SelectInput } from '#desk/kit/inputs.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Bold } from '#desk/office/bold.tsx';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import button from '#ui/button.module.css';
import effects from '#desk/kit/effects.module.css';

type ListedPitch = PitchList['pitches'][number];

interface MergeProps {
  kept: Pitch;
  others: readonly ListedPitch[];
  onClose: () => void;
  onMerged: () => void;
}

/** [PL7] Two records of one pitch become one. */
export function MergePitchDialog({ kept, others, onClose, onMerged }: MergeProps) {
  const { t, language } = useTexts();
  const [otherId, setOtherId] = useState<number | null>(null);
  const { isBusy, refusal, send } = useDeed();
  const other = others.find(({ id }) => id === otherId);
  const name = nameIn(language, kept);
  async function merge() {
    if (!other || isBusy) return;
    const saved = await send<Pitch>({
      method: 'POST',
      path: deskPaths.mergePitch(kept.id),
      body: { otherId: other.id },
    });
    if (!saved) return;
    showToast({ text: t('pitch.merged', { name: saved.answer.name }) });
    onMerged();
  }
  return (
    <OfficeDialog
      title={t('pitch.mergeTitle', { name })}
      onClose={onClose}
      onSubmit={() => void merge()}
      buttons={
        <>
          <button type="button" className={button.button} data-kind="bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          <button type="submit" className={button.button} data-kind="primary" disabled={!other || isBusy}>
            {t('merge.save')}
          </button>
        </>
      }
    >
      <SelectInput
        label={t('pitch.mergeOther')}
        value={otherId}
        options={[
          { value: null, label: t('pitch.mergeChoose') },
          ...others.map((one) => ({
            value: one.id,
            label: [nameIn(language, one), t('uses.matches', { count: one.matches })].join(', '),
          })),
        ]}
        onChange={setOtherId}
      />
      {other && (
        <ul className={effects.effects} aria-label={t('move.effects')}>
          <li data-tone="ok">
            <Icon svg={check} className="icon" />
            <span>
              <Bold
                text={t('pitch.merge.moves', { count: other.matches, name: nameIn(language, other), kept: name })}
              />
            </span>
          </li>
          <li data-tone="ok">
            <Icon svg={check} className="icon" />
            <span>
              <Bold text={t('pitch.merge.fills')} />
            </span>
          </li>
          <li data-tone="warn">
            <Icon svg={warning} className="icon" />
            <span>
              <Bold text={t('merge.effect.forever')} />
            </span>
          </li>
        </ul>
      )}
      <Failure refusal={refusal} onRetry={() => void merge()} />
    </OfficeDialog>
  );
}
