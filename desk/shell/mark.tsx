import arrowLeft from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
import arrowRight from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
import arrowUndo from '@phosphor-icons/core/bold/arrow-u-up-left-bold.svg?raw';
import ball from '@phosphor-icons/core/regular/soccer-ball.svg?raw';
import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import checkCircle from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import clock from '@phosphor-icons/core/bold/clock-bold.svg?raw';
import close from '@phosphor-icons/core/bold/x-bold.svg?raw';
import dots from '@phosphor-icons/core/bold/dots-three-bold.svg?raw';
import file from '@phosphor-icons/core/bold/file-x-bold.svg?raw';
import hand from '@phosphor-icons/core/bold/handshake-bold.svg?raw';
import hash from '@phosphor-icons/core/bold/hash-bold.svg?raw';
import minus from '@phosphor-icons/core/bold/minus-bold.svg?raw';
import noNetwork from '@phosphor-icons/core/bold/wifi-slash-bold.svg?raw';
import pencil from '@phosphor-icons/core/bold/pencil-simple-bold.svg?raw';
import phone from '@phosphor-icons/core/bold/device-mobile-bold.svg?raw';
import plus from '@phosphor-icons/core/bold/plus-bold.svg?raw';
import signOut from '@phosphor-icons/core/bold/sign-out-bold.svg?raw';
import star from '@phosphor-icons/core/fill/star-fill.svg?raw';
import swap from '@phosphor-icons/core/bold/arrows-left-right-bold.svg?raw';
import trash from '@phosphor-icons/core/bold/trash-bold.svg?raw';
import trophy from '@phosphor-icons/core/bold/trophy-bold.svg?raw';
import users from '@phosphor-icons/core/bold/users-three-bold.svg?raw';
import warning from '@phosphor-icons/core/bold/warning-circle-bold.svg?raw';
import { Icon } from '#ui/icon.tsx';

const GOAL_POSTS = 'M2 20V5a1 1 0 0 1 1-1h18a1 1 0 0 1 1 1v15h-2V6H4v14Z';
const scored = `<svg viewBox="0 0 24 24" fill="currentColor"><path d="${GOAL_POSTS}"/><circle cx="12" cy="14.5" r="4.5"/></svg>`;
const missed = `<svg viewBox="0 0 24 24" fill="currentColor"><path d="${GOAL_POSTS}"/><path d="m8.7 9.8 3.3 3.3 3.3-3.3 1.5 1.5-3.3 3.3 3.3 3.3-1.5 1.5-3.3-3.3-3.3 3.3-1.5-1.5 3.3-3.3-3.3-3.3Z"/></svg>`;

const MARKS = {
  back: arrowLeft,
  right: arrowRight,
  undo: arrowUndo,
  ball,
  check,
  ok: checkCircle,
  waiting: clock,
  close,
  dots,
  file,
  hand,
  hash,
  minus,
  'no-network': noNetwork,
  'signed-out': signOut,
  pencil,
  phone,
  plus,
  star,
  swap,
  trash,
  trophy,
  users,
  warning,
  scored,
  missed,
} as const;

export type MarkName = keyof typeof MARKS;

export const Mark = ({ name, className = '' }: { name: MarkName; className?: string }) => (
  <Icon svg={MARKS[name]} className={`icon ${className}`} />
);
