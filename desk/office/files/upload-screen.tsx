import warning from '@phosphor-icons/core/bold/warning-bold.svg?raw';
import checkIcon from '@phosphor-icons/core/bold/check-circle-bold.svg?raw';
import { useState } from 'react';
import { LoadState } from '#desk/kit/load-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Preview, Upload } from '#contract/desk/files.ts';
import { ListColumns } from '#desk/office/lists/list-columns.tsx';
import { ListNotes } from '#desk/office/lists/list-notes.tsx';
import { ListQuestions } from '#desk/office/lists/list-questions.tsx';
import { ListSheets } from '#desk/office/lists/list-sheets.tsx';
import { ListTeams } from '#desk/office/lists/list-teams.tsx';
import { rememberTeams, useRememberedAnswers } from '#desk/office/lists/remembered-answers.ts';
import { Office } from '#desk/office/office-shell.tsx';
import { useTexts } from '#desk/office/texts.ts';
import { pages } from '#desk/shell/navigation.ts';
import { ChangeList } from './change-list.tsx';
import { useProblemText } from './file-texts.ts';
import { FileFacts } from './file-facts.tsx';
import { Tally, type Shown } from './tally.tsx';
import { useUpload } from './use-upload.ts';
import { WrongRows } from './wrong-rows.tsx';
import button from '#ui/button.module.css';
import card from '#ui/card.module.css';
import chip from '#desk/kit/chip.module.css';
import layout from '#desk/kit/layout.module.css';
import saveState from '#desk/kit/save-state.module.css';
import progressStyles from '#desk/office/progress.module.css';
import styles from './upload-screen.module.css';

/** What an uploaded file would change, what is wrong with it, and the button that does it. */
export function UploadScreen({ id, onOther }: { id: string; onOther: () => void }) {
  const { t } = useTexts();
  const { upload, failed, askAgain, readAgain, correct, begin } = useUpload(id);
  const isDone = upload?.state === 'done';
  const other = (
    <button className={button.button} data-kind="bare" onClick={onOther}>
      {t('files.other')}
    </button>
  );
  return (
    <Office
      title={isDone ? t('files.done') : t('files.whatChanges')}
      {...(isDone ? {} : { sub: t('files.nothingYet') })}
      crumbs={[{ path: pages.files, text: t('office.files') }]}
      actions={other}
    >
      {failed === 'gone' ? (
        <EmptyState framed title={t('files.gone')} text={t('files.goneText')} action={other} />
      ) : (
        <>
          <LoadState data={upload} failed={failed} reload={askAgain} />
          {upload && <UploadState {...{ upload, readAgain, correct, begin, onOther }} />}
        </>
      )}
    </Office>
  );
}

type Ways = Pick<ReturnType<typeof useUpload>, 'readAgain' | 'correct' | 'begin'>;

function UploadState({ upload, ...ways }: { upload: Upload; onOther: () => void } & Ways) {
  const { t } = useTexts();
  const { state, refusal, preview, progress, result } = upload;
  const list = preview?.list ?? null;
  if (state === 'refused' && refusal)
    return <TitledNotice tone="bad" title={t('files.refused')} text={t(`files.refused.${refusal}`)} />;
  if (state === 'done' && result)
    return (
      <EmptyState
        framed
        icon={checkIcon}
        title={upload.name}
        text={
          list?.kind === 'players'
            ? t('list.doneText', { count: result.added + result.changed })
            : t('files.doneText', { added: result.added, changed: result.changed, removed: result.removed })
        }
        action={
          <>
            {list && (
              <a className={button.button} data-kind="primary" href={pages.teams}>
                {t('list.toTeams')}
              </a>
            )}
            <a className={button.button} data-kind={list ? 'bare' : 'primary'} href={`${pages.journal}?subject=files`}>
              {t('files.toJournal')}
            </a>
          </>
        }
      />
    );
  const isWorking = state === 'checking' || state === 'importing';
  return (
    <>
      {state === 'interrupted' && (
        <TitledNotice tone="bad" title={t('files.interrupted')}>
          <button className={chip.chip} onClick={() => void ways.readAgain({})}>
            {t('state.again')}
          </button>
        </TitledNotice>
      )}
      {isWorking && (
        <div className={`${card.card} ${styles.working}`}>
          <output className={progressStyles.progress}>
            <b>{t(state === 'importing' ? 'files.importing' : 'files.reading')}</b>
            <span className={progressStyles.of}>
              {progress.total > 0 &&
                t('files.of', { done: Math.min(progress.done, progress.total), total: progress.total })}
            </span>
            <progress
              max={Math.max(1, progress.total)}
              {...(progress.total > 0 && { value: progress.done })}
              aria-label={upload.name}
            />
            <span>{t('files.mayClose')}</span>
          </output>
        </div>
      )}
      {preview && state !== 'importing' && <PreviewParts {...{ upload, preview, isWorking, ...ways }} />}
    </>
  );
}

interface PartsProps extends Ways {
  upload: Upload;
  preview: Preview;
  isWorking: boolean;
  onOther: () => void;
}

function PreviewParts({ upload, preview, isWorking, readAgain, correct, begin, onOther }: PartsProps) {
  const { t } = useTexts();
  const textOf = useProblemText();
  const [shown, setShown] = useState<Shown>(null);
  const { counts, problems, notes, digest } = preview;
  const { list } = preview;
  const { options } = upload;
  useRememberedAnswers(upload, list, readAgain);
  // What the list waits for is asked once, above.
  const isAsked = ({ column, id }: (typeof problems)[number]) =>
    list !== null && column === 'team' && ['unknown.teams', 'cellEmpty'].includes(id);
  const cells = problems.filter((problem) => problem.line !== null && !isAsked(problem));
  const unnamed = list?.teams.filter(({ name }) => name === null).length ?? 0;
  const ofFile = problems.filter(({ line }) => line === null);
  const changes = counts.added + counts.changed + counts.removed;
  return (
    <>
      {upload.hasChanged && (
        <TitledNotice tone="warn" title={t('files.leagueChanged')} text={t('files.leagueChangedText')} />
      )}
      {preview.isDemo && <TitledNotice tone="warn" title={t('files.demo')} text={t('files.demoText')} />}
      <FileFacts upload={upload} preview={preview} onOptions={(options) => void readAgain(options)} />
      {list && (
        <>
          <ListSheets list={list} chosen={options.sheets} onChoose={(sheets) => void readAgain({ sheets })} />
          {list.kind === 'players' && (
            <ListQuestions list={list} options={options} onOptions={(changed) => void readAgain(changed)} />
          )}
          <ListTeams
            list={list}
            answers={options.teams}
            onAnswer={(teams) => {
              rememberTeams(teams);
              void readAgain({ teams });
            }}
          />
          {list.kind === 'players' && (
            <ListColumns list={list} chosen={options.columns} onChoose={(columns) => void readAgain({ columns })} />
          )}
        </>
      )}
      <Tally counts={counts} shown={shown} onShow={setShown} />
      {ofFile.map((problem) => (
        <TitledNotice
          key={`${problem.file} ${problem.id} ${problem.column}`}
          tone="bad"
          title={textOf(problem)}
          text={placeOf(problem)}
        />
      ))}
      {cells.length > 0 && (shown === null || shown === 'wrong') && (
        <WrongRows
          problems={cells}
          columns={preview.columns}
          list={list}
          count={list === null ? counts.wrong : cells.reduce((lines, { more }) => lines + 1 + more, 0)}
          unlisted={preview.moreProblems}
          onCorrect={(one) => void correct(one)}
        />
      )}
      {shown !== 'wrong' && preview.changes.length > 0 && <ChangeList preview={preview} shown={shown} />}
      {problems.length === 0 && changes === 0 && <TitledNotice tone="ok" title={t('files.same')} />}
      {list && <ListNotes upload={upload} list={list} onCorrect={(one) => void correct(one)} />}
      {list === null && notes.length > 0 && (
        <details className={`${card.card} ${styles.notes}`}>
          <summary>{t('files.notes')}</summary>
          <ul>
            {notes.map((note) => (
              <li key={`${note.file} ${note.line} ${note.column} ${note.id}`}>
                <small>{placeOf(note)}</small> {textOf(note)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={saveState.savebar}>
        <p className={saveState.say}>
          <b>
            {list !== null && list.withoutTeam > 0
              ? t('list.waitTeam')
              : unnamed > 0
                ? t('list.waitTeams', { count: unnamed })
                : counts.wrong > 0
                  ? t('files.waitMend', { count: counts.wrong })
                  : problems.length > 0
                    ? t('files.waitProblems')
                    : null}
          </b>{' '}
          {t('files.allOrNothing')}
        </p>
        <button className={button.button} data-kind="bare" onClick={onOther}>
          {t('form.cancel')}
        </button>
        <button
          className={button.button}
          data-kind="primary"
          disabled={digest === null || isWorking || changes === 0}
          onClick={() => digest !== null && void begin(digest)}
        >
          {t(list === null ? 'files.save' : list.kind === 'teams' ? 'list.saveTeams' : 'list.save', { count: changes })}
        </button>
      </div>
    </>
  );
}

const placeOf = ({ file, line, column }: { file: string; line: number | null; column: string | null }) =>
  [line === null ? file : `${file}:${line}`, column].filter(Boolean).join(', ');

interface TitledNoticeProps {
  tone: 'bad' | 'warn' | 'ok' | 'lit';
  title: string;
  text?: string;
  children?: React.ReactNode;
}

const TitledNotice = ({ tone, title, text, children }: TitledNoticeProps) => (
  <Notice
    tone={tone}
    icon={tone === 'bad' || tone === 'warn' ? warning : undefined}
    role={tone === 'bad' ? 'alert' : 'status'}
  >
    <p>
      <b>{title}</b>
    </p>
    {text !== undefined && <p>{text}</p>}
    {children && <div className={layout.buttons}>{children}</div>}
  </Notice>
);
