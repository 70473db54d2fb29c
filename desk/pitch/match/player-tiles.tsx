import { useState, type CSSProperties } from 'react';
import { searchKey, searchKeys } from '#domain/formatting/search-key.ts';
import { FitText } from '#desk/shell/fit-text.tsx';
import { Mark } from '#desk/shell/mark.tsx';
import { useTexts } from '#desk/shell/texts.ts';
import type { Shirt } from './match-facts.ts';

interface TilesProps {
  shirts: readonly Shirt[];
  onChoose: (shirt: Shirt) => void;
  /** Stays in its place, filled: the scorer while the assist is asked for. */
  chosen?: number | null;
  /** Leaves the order alone but shows only these. */
  only?: (shirt: Shirt) => boolean;
  /** Players whom the ledger named before the sheet was opened, the last one first; they head a squad without a line-up. */
  lastUsed?: readonly number[];
}

/** Shirts of one team: those on the pitch large, the bench below. A shirt keeps its place from one sheet to the next. */
export function PlayerTiles({ shirts, onChoose, chosen = null, only = () => true, lastUsed = [] }: TilesProps) {
  const { t } = useTexts();
  const [wanted, setWanted] = useState('');
  const offered = shirts.filter((shirt) => !shirt.sentOff && only(shirt));
  const isWholeSquad = offered.length > 0 && shirts.every(({ starter }) => starter === null);
  const shown = isWholeSquad ? byUse(offered, lastUsed).filter((shirt) => isWanted(shirt, wanted)) : offered;
  const pitch = shown.filter(({ place }) => place === 'pitch');
  const bench = shown.filter(({ place }) => place === 'bench');
  const columns = rowsOf(pitch, 3) + rowsOf(bench, 3) > MOST_ROWS ? 4 : 3;
  const tiles = (list: readonly Shirt[]) =>
    list.map((shirt) => <Tile key={shirt.id} shirt={shirt} chosen={chosen === shirt.id} onChoose={onChoose} />);
  return (
    <>
      {isWholeSquad && (
        <input
          className="find"
          type="search"
          enterKeyHint="search"
          placeholder={t('sheet.search')}
          aria-label={t('sheet.search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      <div className="squad-tiles" data-columns={columns} data-whole={isWholeSquad || undefined}>
        {pitch.length > 0 && (
          <ul className="tiles" aria-label={t('sheet.onPitch')} style={rowStyle(pitch, columns)}>
            {tiles(pitch)}
          </ul>
        )}
        {bench.length > 0 && (
          <>
            {pitch.length > 0 && <p className="sub">{t('sheet.bench')}</p>}
            <ul className="tiles bench" aria-label={t('sheet.bench')} style={rowStyle(bench, columns)}>
              {tiles(bench)}
            </ul>
          </>
        )}
        {shown.length === 0 && (
          <p className="why">
            {t(offered.length > 0 ? 'sheet.notFound' : shirts.length === 0 ? 'sheet.noSquad' : 'sheet.nobody')}
          </p>
        )}
      </div>
    </>
  );
}

/** Six starters and six substitutes; more of them stand four in a row. */
const MOST_ROWS = 4;
const COLUMNS_ACROSS = 6;
const rowsOf = (list: readonly Shirt[], columns: number): number => Math.ceil(list.length / columns);

const rowStyle = (list: readonly Shirt[], columns: number) =>
  ({ '--rows-upright': rowsOf(list, columns), '--rows-across': rowsOf(list, COLUMNS_ACROSS) }) as CSSProperties;

/** Without a line-up: who was named last comes first, then those of the last match, then by number. */
function byUse(shirts: readonly Shirt[], lastUsed: readonly number[]): Shirt[] {
  const place = ({ id, player }: Shirt): number => {
    const used = lastUsed.indexOf(id);
    if (used !== -1) return used;
    const { lastTime } = player;
    return lastUsed.length + (lastTime === null ? 2 : lastTime.starter ? 0 : 1);
  };
  return shirts.toSorted((a, b) => place(a) - place(b));
}

/** By the number on the shirt, or by a part of the name in either alphabet. */
function isWanted({ number, fullName, player }: Shirt, wanted: string): boolean {
  const text = wanted.trim();
  if (text === '') return true;
  if (/^\d+$/.test(text)) return String(number ?? '').startsWith(text);
  const key = searchKey(text);
  return searchKeys(fullName, player.name).some((one) => one.includes(key));
}

function Tile({ shirt, chosen, onChoose }: { shirt: Shirt; chosen: boolean; onChoose: (shirt: Shirt) => void }) {
  const { t } = useTexts();
  const has = [
    shirt.keeper && t('sheet.isKeeper'),
    shirt.captain && t('sheet.isCaptain'),
    shirt.goals > 0 && t('sheet.hasGoals', { count: shirt.goals }),
    shirt.booked && t('sheet.isBooked'),
  ].filter(Boolean);
  return (
    <li>
      <button
        className="tile"
        data-side={shirt.side}
        aria-disabled={chosen}
        aria-label={[tileName(shirt), ...has].join(', ')}
        onClick={() => !chosen && onChoose(shirt)}
      >
        <b>{shirt.number ?? '–'}</b> <FitText>{shirt.name}</FitText>
        <Marks shirt={shirt} />
      </button>
    </li>
  );
}

/** What is seen first, then the whole name. */
export const tileName = ({ number, name, fullName }: Pick<Shirt, 'number' | 'name' | 'fullName'>): string =>
  `${number ?? '–'} ${name}${name === fullName ? '' : `, ${fullName}`}`;

function Marks({ shirt: { keeper, captain, goals, booked } }: { shirt: Shirt }) {
  const { t } = useTexts();
  if (!keeper && !captain && goals === 0 && !booked) return null;
  return (
    <i className="marks">
      {keeper && <i className="letter" data-letter={t('letter.keeper')} />}
      {captain && <i className="letter" data-letter={t('letter.captain')} />}
      {booked && <i className="booking" />}
      {goals > 0 && <Mark name="ball" />}
    </i>
  );
}
