import swap from '@phosphor-icons/core/bold/arrows-left-right-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import check from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import { useState, type ReactNode } from 'react';
import { Notice } from '#ui/notice.tsx';
import { LoadState } from '#desk/kit/load-state.tsx';
import { deskPaths } from '#contract/desk/paths.ts';
import type { MergePreview, Player, PlayerList, SavedPlayer, SimilarPlayers } from '#contract/desk/players.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { useDeed } from '#desk/kit/use-deed.ts';
import { Bold } from '#desk/office/bold.tsx';
import { dayText } from '#desk/office/day-text.ts';
import { OfficeDialog } from '#desk/office/dialog.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { showToast } from '#desk/office/toast.tsx';
import { useDesk, type Loaded } from '#desk/kit/use-desk.ts';
import { nameIn } from '#domain/formatting/name-in.ts';
import { Icon } from '#ui/icon.tsx';
import { useCombobox } from '#ui/use-combobox.ts';
import { Face } from './face.tsx';
import button from '#ui/button.module.css';
import tag from '#ui/tag.module.css';
import chip from '#desk/kit/chip.module.css';
import effectsStyles from '#desk/kit/effects.module.css';
import layout from '#desk/kit/layout.module.css';
import table from '#desk/office/data-table.module.css';
import summary from './transfer-summary.module.css';
import styles from './merge-dialog.module.css';

interface MergeProps {
  playerId: number;
  name: string;
  onClose: () => void;
  onMerged: (keptId: number) => void;
}

/** Two records of one person become one. */
export function MergeDialog({ playerId, name, onClose, onMerged }: MergeProps) {
  const [otherId, setOtherId] = useState<number | null>(null);
  if (otherId === null)
    return (
      <MergeForm onClose={onClose} isReady={false}>
        <ChooseOther playerId={playerId} name={name} onChoose={setOtherId} />
      </MergeForm>
    );
  return <MergeBoth {...{ playerId, otherId, onClose, onMerged }} onBack={() => setOtherId(null)} />;
}

interface MergeFormProps {
  isReady: boolean;
  onClose: () => void;
  onSubmit?: () => void;
  children: ReactNode;
}

function MergeForm({ isReady, onClose, onSubmit, children }: MergeFormProps) {
  const { t } = useTexts();
  return (
    <OfficeDialog
      title={t('merge.title')}
      onClose={onClose}
      onSubmit={() => isReady && onSubmit?.()}
      buttons={
        <>
          <button type="button" className={button.button} data-kind="bare" onClick={onClose}>
            {t('form.cancel')}
          </button>
          <button type="submit" className={button.button} data-kind="primary" disabled={!isReady}>
            {t('merge.save')}
          </button>
        </>
      }
    >
      {children}
    </OfficeDialog>
  );
}

type BothProps = Omit<MergeProps, 'name'> & { otherId: number; onBack: () => void };

/** What becomes of the two, before it is decided. */
function MergeBoth({ playerId, otherId, onClose, onMerged, onBack }: BothProps) {
  const { t } = useTexts();
  const [isSwapped, setSwapped] = useState(false);
  const { isBusy, refusal, send } = useDeed();
  const [keptId, goneId] = isSwapped ? [otherId, playerId] : [playerId, otherId];
  const loaded = useDesk<MergePreview>(`${deskPaths.mergePlayer(keptId)}?otherId=${goneId}`);
  async function merge() {
    const path = deskPaths.mergePlayer(keptId);
    const saved = await send<SavedPlayer>({ method: 'POST', path, body: { otherId: goneId } });
    if (!saved) return;
    showToast({ text: t('merge.done', { name: saved.answer.fields.name }) });
    onMerged(keptId);
  }
  return (
    <MergeForm isReady={!isBusy && loaded.data?.refusal === null} onClose={onClose} onSubmit={() => void merge()}>
      <Both loaded={loaded} onSwap={() => setSwapped(!isSwapped)} onBack={onBack} />
      <Failure refusal={refusal} onRetry={() => void merge()} />
    </MergeForm>
  );
}

/** Those of a similar name come first. */
function ChooseOther({ playerId, name, onChoose }: { playerId: number; name: string; onChoose: (id: number) => void }) {
  const { t, language } = useTexts();
  const [find, setFind] = useState('');
  const similar = useDesk<SimilarPlayers>(
    `${deskPaths.similarPlayers}?${new URLSearchParams({ name, except: String(playerId) })}`,
  );
  const listed = useDesk<PlayerList>(`${deskPaths.players}?${new URLSearchParams({ find: find || name })}`);
  const asked = find === '' ? similar : listed;
  const players = (asked.data?.players ?? []).filter(({ id }) => id !== playerId).slice(0, 8);
  const combobox = useCombobox({
    count: players.length,
    first: find === '' ? -1 : 0,
    onChoose: (index) => {
      const player = players[index];
      if (player) onChoose(player.id);
    },
  });
  return (
    <>
      <label className={styles.search}>
        <span className="hidden">{t('merge.find')}</span>
        <input
          {...combobox.input}
          type="search"
          maxLength={100}
          placeholder={t('merge.find')}
          value={find}
          onChange={({ target }) => {
            setFind(target.value);
            combobox.reset();
          }}
        />
      </label>
      {asked.failed !== null && <LoadState {...asked} />}
      {players.length === 0 && asked.data && <p className="nothing">{t('merge.none')}</p>}
      <ul {...combobox.list} className={styles.candidates} aria-label={t('merge.other')}>
        {players.map((player, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- an option: the input has the keys
          <li key={player.id} {...combobox.option(index)} className={table.who} onClick={() => onChoose(player.id)}>
            <Face name={player.name} picture={player.picture} />
            <span>
              {nameIn(language, player)}
              <small>
                {[
                  player.teams.map((team) => nameIn(language, team)).join(', ') || t('newPlayer.noTeam'),
                  player.birthdate && dayText(player.birthdate, language),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface PreviewProps {
  loaded: Loaded<MergePreview>;
  onSwap: () => void;
  onBack: () => void;
}

function Both({ loaded: { data, failed, reload }, onSwap, onBack }: PreviewProps) {
  const { t, language } = useTexts();
  if (!data) return <LoadState {...{ data, failed, reload }} rows={3} />;
  const { kept, other, refusal } = data;
  const nameOfPlayer = ({ fields }: Player) => nameIn(language, fields);
  const [one, two] = [kept.fields.birthdate, other.fields.birthdate];
  const differ = one !== null && two !== null && one !== two;
  const effects = [
    ['ok', t('merge.effect.moves', { name: nameOfPlayer(other), kept: nameOfPlayer(kept) })],
    ['ok', t('merge.effect.fills')],
    ['ok', t('merge.effect.address')],
    ['warn', t('merge.effect.forever')],
    ...(differ ? [['warn', t('merge.birthdates')] as const] : []),
  ] as const;
  return (
    <>
      <div className={summary.transferSummary}>
        <Record player={other} word={t('merge.goes')} />
        <div className={summary.mover}>
          <button type="button" className={button.icon} aria-label={t('merge.swap')} onClick={onSwap}>
            <Icon svg={swap} className="icon" />
          </button>
        </div>
        <Record player={kept} word={t('merge.stays')} />
      </div>
      {refusal ? (
        <Notice tone="bad" icon={warning} role="alert">
          <p>{t(`merge.refused.${refusal.reason}`, { about: refusal.about })}</p>
          <div className={layout.buttons}>
            <button type="button" className={chip.chip} onClick={onBack}>
              {t('merge.find')}
            </button>
          </div>
        </Notice>
      ) : (
        <ul className={effectsStyles.effects} aria-label={t('move.effects')}>
          {effects.map(([tone, text]) => (
            <li key={text} data-tone={tone}>
              <Icon svg={tone === 'ok' ? check : warning} className="icon" />
              <span>
                <Bold text={text} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Record({ player, word }: { player: Player; word: string }) {
  const { t, language } = useTexts();
  const { name, nameLatin, picture, birthdate } = player.fields;
  const [latest] = player.memberships;
  return (
    <div>
      <Face name={name} picture={picture} />
      <b>{nameIn(language, { name, nameLatin })}</b>
      <small>
        {[
          latest ? nameIn(language, latest.team) : t('newPlayer.noTeam'),
          birthdate && dayText(birthdate, language),
          (player.uses.matches ?? 0) > 0 && t('uses.matches', { count: player.uses.matches ?? 0 }),
        ]
          .filter(Boolean)
          .join(', ')}
      </small>
      <span className={tag.tag}>{word}</span>
    </div>
  );
}
